import type { Entry, Part } from '../../model/resume.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { labelLinesOf } from '../labels/labels.ts';

/**
 * Gives the posts of further projects to the employer that a label named above the first: "Company: Harbor Works", then
 * "Project 2", "Client", "Designation" and "Duration".
 */
export function withLabelledEmployer(entries: Entry[]): Entry[] {
  let employer: Entry | undefined;
  return entries.map((entry) => {
    const labels = entry.header.flatMap(labelLinesOf);
    const named = labels.find(({ role }) => role === 'employer');
    if (named || entry.organisation) employer = named && entry.organisation ? entry : undefined;
    const isNext = ['title', 'period'].every((role) => labels.some((label) => label.role === role));
    const isProject = labels.some(({ key }) => project.test(key));
    return employer?.organisation && isNext && isProject && !entry.organisation
      ? { ...entry, organisation: employer.organisation }
      : entry;
  });
}

const project = /^(?:projects?|clients?)\b/;

/** The jobs of a section with the employer that its title names: "Company: Harbor Works", "Work experience at Harbor Works Ltd". */
export function withEmployerOfTitle(entries: Entry[], { text, words }: Part): Entry[] {
  const name = (labelledTitle.exec(text) ?? titleAt.exec(text))?.[1];
  const at = name ? textOf(words).indexOf(name) : -1;
  if (!name || at < 0 || (!labelledTitle.test(text) && organisationScoreOf(name) < 1)) return entries;
  const organisation = { text: name, words: cutBetween(words, at, at + name.length) };
  const end = entries.findIndex((entry) => entry.organisation);
  return entries.map((entry, i) => (entry.title && (end < 0 || i < end) ? { ...entry, organisation } : entry));
}

const labelledTitle =
  /^(?:(?:present|current|previous|last) )?(?:company|employer|organi[sz]ation)(?: name)?\s*[:–-]+\s*(\p{L}.*\p{L})/iu;
const titleAt = /^(?:\p{L}+ )?experience (?:at|with) (\p{L}.*\p{L})/iu;
