import { rectOf } from '../../model/header.ts';
import { endOf, quote } from '../../model/questions.ts';
import type { DateSpan, Entry, Resume, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { listedInMarks } from '../../model/text/listed.ts';
import { lettersOfName } from '../../model/text/name-letters.ts';

/** A shorter name of an employer may be a part of another one. */
const leastLetters = 6;
const named = 3;

/** A job that stands twice is read as two, or as carelessness. */
export const contentJobTwice: Rule = {
  name: 'content-job-twice',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2 },
  anyLanguage: true,
  about: {
    title: 'Each job is told once',
    finds:
      'A job that stands twice with the same employer and the same time, as in a summary of jobs and again below it.',
    why: 'The reader looks for the difference, and what was done is torn apart.',
  },

  *check(resume) {
    const twice = jobsToldTwice(resume);
    const [first] = twice;
    if (!first) return;
    const names = listedInMarks(twice.slice(0, named).map(({ one }) => quote(one.employer, 50)));
    const more = twice.length > named ? ` and ${twice.length - named} more` : '';
    const isOne = twice.length === 1;
    const { one, other } = first;
    const where =
      plain(one.section.title) === plain(other.section.title)
        ? ''
        : `, under “${quote(plain(one.section.title), 40)}” and under “${quote(plain(other.section.title), 40)}”`;
    yield {
      title: 'Tell each job once',
      advice: `${names}${more} ${isOne ? 'stands' : 'stand'} twice with the same dates${where}. Make one entry of ${isOne ? 'both' : 'each pair'}: title, employer and dates in one line, and all that you did there below it.`,
      text: one.employer,
      at: [...one.entry.header, ...other.entry.header].map(rectOf),
      toldWith: { rule: 'content-repeated-page', adds: 'Then each job stands there once.' },
    };
  },
};

type Job = { entry: Entry; section: Section; employer: string; letters: string; time: string };

/** Pairs of jobs with one employer and one time, whose titles are the same or told once. */
function jobsToldTwice({ sections }: Resume): { one: Job; other: Job }[] {
  const jobs = sections.flatMap((section) =>
    section.kind === 'experience' ? section.entries.flatMap((entry) => jobOf(entry, section)) : [],
  );
  return [...Map.groupBy(jobs, ({ time }) => time).values()].flatMap((same) => {
    const [one, ...others] = same;
    const other = one && others.find((job) => isSameJob(one, job));
    return one && other ? [{ one, other }] : [];
  });
}

function jobOf(entry: Entry, section: Section): Job[] {
  const { organisation, date } = entry;
  const letters = lettersOfName(organisation?.text);
  if (!organisation || !date?.isRange || !date.start?.month || letters.length < leastLetters) return [];
  return [{ entry, section, employer: organisation.text, letters, time: timeOf(date) }];
}

const timeOf = (date: DateSpan) => `${date.start ? monthsOf(date.start) : ''}-${endOf(date)}`;

function isSameJob(one: Job, other: Job): boolean {
  const [first, second] = [one, other].map(({ entry }) => lettersOfName(entry.title?.text));
  const isNamedAlike = one.letters.startsWith(other.letters) || other.letters.startsWith(one.letters);
  return isNamedAlike && (first === second || !first || !second);
}

/** A title without the signs behind it. */
const plain = (title: string) => title.replace(/[\s:;.,_=–—-]+$/, '');
