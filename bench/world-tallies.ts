import type { Truth } from '../corpus/world/generate/truth.ts';
import type { Graded } from '../grader/src/index.ts';
import { lettersOf } from './letters-of.ts';

export type Tally = { wanted: number; hit: number; given: number; missed: string[] };

export const fields = [
  'name',
  'email',
  'phone',
  'section',
  'section kind',
  'title',
  'employer',
  'dates',
  'position',
  'school',
  'degree',
  'study dates',
  'line',
  'list line',
  'skill',
] as const;
type Field = (typeof fields)[number];

const digits = (text: string) => text.replace(/\D/g, '');

/** Kinds that stand for the same where the grader has no kind of its own. */
const sameKinds: Partial<Record<string, string[]>> = {
  personal: ['contact', 'personal', 'other'],
  declaration: ['declaration', 'other'],
  objective: ['objective', 'summary'],
};

/** What of the truth was read, field by field. A refused file reads nothing. */
export function talliesOf(truth: Truth, graded: Graded): Map<string, Tally> {
  const resume = graded.ok ? graded.resume : undefined;
  const tallies = new Map<string, Tally>();
  const pool = (field: Field, wanted: string[], given: (string | undefined)[] = []) => {
    const left = given.map(lettersOf).filter(Boolean);
    const wants = wanted.filter(Boolean);
    const tally: Tally = { wanted: wants.length, hit: 0, given: left.length, missed: [] };
    for (const want of wants) {
      const at = left.indexOf(lettersOf(want));
      if (at < 0) tally.missed.push(want);
      else {
        tally.hit++;
        left.splice(at, 1);
      }
    }
    tallies.set(field, tally);
  };
  const { schools } = truth;
  // Jobs under projects or volunteering are not read as work.
  const positions = truth.positions.filter(({ section }) => section === 'experience');
  const works = resume?.workExperiences ?? [];
  const studies = resume?.educations ?? [];
  pool('name', [truth.name], [resume?.profile.name.split(',')[0]]);
  pool('email', truth.emails.slice(0, 1), [resume?.profile.email]);
  pool('phone', truth.phones.slice(0, 1).map(firstPhone), [firstPhone(resume?.profile.phone ?? '')]);
  pool(
    'section',
    truth.sections.map(({ title }) => title),
    resume?.sections.map(({ title }) => title),
  );
  pool(
    'section kind',
    truth.sections.map(keyOf),
    resume?.sections.map((section) => keyOf(wantedKind(section, truth))),
  );
  pool(
    'title',
    positions.map(({ title }) => title),
    works.map(({ jobTitle }) => jobTitle),
  );
  pool(
    'employer',
    positions.map(({ employer }) => employer),
    works.map(({ company }) => company),
  );
  pool(
    'dates',
    positions.map(({ dates }) => dates),
    works.map(({ date }) => date),
  );
  pool(
    'position',
    positions.map(({ title, employer, dates }) => `${title} ${employer} ${dates}`),
    works.map(({ jobTitle, company, date }) => `${jobTitle} ${company} ${date}`),
  );
  pool(
    'school',
    schools.map(({ school }) => school),
    studies.map(({ school }) => school),
  );
  pool(
    'degree',
    schools.map(({ degree }) => degree),
    studies.map(({ degree }) => degree),
  );
  pool(
    'study dates',
    schools.map(({ dates }) => dates),
    studies.map(({ date }) => date),
  );
  pool(
    'line',
    positions.flatMap(({ lines }) => lines),
    works.flatMap(({ bullets }) => bullets),
  );
  pool('list line', truth.listLines, resume?.bullets);
  pool('skill', truth.skills, resume?.skills);
  return tallies;
}

const keyOf = ({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`;

/** A read section with the kind of the truth where both stand for the same. */
function wantedKind(read: { kind: string; title: string }, truth: Truth) {
  const same = truth.sections.find(({ title }) => lettersOf(title) === lettersOf(read.title));
  return same && sameKinds[same.kind]?.includes(read.kind) ? same : read;
}

/** The digits of the first of several numbers. */
const firstPhone = (text: string) => digits(text.split(/[/,]/)[0] ?? '');
