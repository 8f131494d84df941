import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Entry, Part } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import type { LabelRole } from '../../words/entry-labels.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { partNamed } from '../rows/part-named.ts';
import { kindOfTitle } from '../titles/titles.ts';
import { limited } from '../told/employers-in-text.ts';

/**
 * Gives the posts of further projects to the employer that a label named above the first: "Company: Harbor Works", then
 * "Project 2", "Client" and "Duration". Where that job announces its projects, every post behind it is one of them.
 */
export function withLabelledEmployer(entries: Entry[]): Entry[] {
  let employer: Entry | undefined;
  let hasList = false;
  return entries.map((entry) => {
    const [first] = [...entry.paragraphs, ...entry.bullets].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
    const labels = [...entry.header, ...(first?.rows ?? [])].flatMap(labelLinesOf);
    const named = labels.find(({ role }) => role === 'employer');
    if (named || entry.organisation) {
      employer = named && entry.organisation ? entry : undefined;
      hasList = employer !== undefined && announcesProjects(employer);
    }
    const says = (...roles: LabelRole[]) => labels.some(({ role }) => roles.includes(role));
    const isNext =
      (says('period') && labels.some(({ key }) => project.test(key))) || (hasList && says('title', 'period'));
    return employer?.organisation && isNext && !entry.organisation
      ? { ...entry, organisation: employer.organisation }
      : entry;
  });
}

/** Whether a job announces the projects that follow: "Projects:". */
const announcesProjects = ({ header, bullets, paragraphs }: Entry): boolean =>
  [...header, ...[...paragraphs, ...bullets].flatMap(({ rows }) => rows)].some(({ text }) => caption.test(text));

const caption = /^\W*(?:key |major )?projects(?: (?:handled|done|executed|undertaken))?\s*[:–—-]+\W*$/iu;
const project = /^(?:(?:main|major|name of(?: the)?) )?(?:projects?|clients?)\b/;

/**
 * The jobs of a section with the employer that its title names: "Company: Harbor Works", "Work experience at Harbor Works
 * Ltd", "Work experience – Harbor Works Ltd", or that is its title: "Norvale Technologies, Leeds".
 */
export function withEmployerOfTitle(entries: Entry[], { text, words }: Part): Entry[] {
  const name = employerOfTitle(text);
  const organisation = name ? partNamed({ text, words }, name) : undefined;
  if (!organisation) return entries;
  const end = entries.findIndex((entry) => entry.organisation);
  return entries.map((entry, i) => (entry.title && (end < 0 || i < end) ? { ...entry, organisation } : entry));
}

function employerOfTitle(text: string): string | undefined {
  const labelled = labelledTitle.exec(text)?.[1];
  const led = (titleAt.exec(text) ?? titleBefore.exec(text))?.[1];
  if (labelled || led) return labelled ?? (led && organisationScoreOf(led) >= 1 ? led : undefined);
  const [name = ''] = text.split(',');
  const isFirm = organisationScoreOf(name) >= leastFirm && titleScoreOf(text) < 1 && kindOfTitle(text) === undefined;
  // A title in words of the language tells what stands below it: "Records of employment".
  return isFirm && /\s/.test(name.trim()) && (limited.test(name) || !isInWords(text)) ? name : undefined;
}

/** What speaks for a firm where it is a title of its own. */
const leastFirm = 1.5;
const isInWords = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu) ?? []).every((word) => isKnownWord(word.toLowerCase()));

const labelledTitle =
  /^(?:(?:present|current|previous|last) )?(?:company|employer|organi[sz]ation)(?: name)?\s*[:–-]+\s*(\p{L}.*\p{L})/iu;
const titleAt = /^(?:\p{L}+ )?experience (?:at|with) (\p{L}.*\p{L})/iu;
const titleBefore = /^(?:\p{L}+ )?experience\s?[:–—-]+\s*(\p{Lu}.*\p{L}\.?)/iu;
