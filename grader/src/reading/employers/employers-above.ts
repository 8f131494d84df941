import type { Entry, Part } from '../../model/resume.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import type { LabelRole } from '../../words/entry-labels.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { partNamed } from '../rows/part-named.ts';

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

/** The jobs of a section with the employer that its title names: "Company: Harbor Works", "Work experience at Harbor Works Ltd". */
export function withEmployerOfTitle(entries: Entry[], { text, words }: Part): Entry[] {
  const name = (labelledTitle.exec(text) ?? titleAt.exec(text))?.[1];
  const organisation = name ? partNamed({ text, words }, name) : undefined;
  if (!name || !organisation || (!labelledTitle.test(text) && organisationScoreOf(name) < 1)) return entries;
  const end = entries.findIndex((entry) => entry.organisation);
  return entries.map((entry, i) => (entry.title && (end < 0 || i < end) ? { ...entry, organisation } : entry));
}

const labelledTitle =
  /^(?:(?:present|current|previous|last) )?(?:company|employer|organi[sz]ation)(?: name)?\s*[:–-]+\s*(\p{L}.*\p{L})/iu;
const titleAt = /^(?:\p{L}+ )?experience (?:at|with) (\p{L}.*\p{L})/iu;
