import type { Section } from '../resume.ts';

/**
 * Whether a title is the label of what stands behind it in the same row, "Languages: English, Hindi", or the head of an
 * entry: "Experience: 3 years", "Personal Projects | 2009 - Present".
 */
export const isLabel = ({ heading, rows }: Section) =>
  /:\s*[\p{L}\d(]|\s[-–—|]\s|(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:years?|yrs?)(?!\p{L})/iu.test(heading.text) ||
  rows.some((row) => Math.abs(row.base - heading.base) < 2 && row.page === heading.page);

/** Whether a line is the end of a sentence or of a list: "… and a professional with that" / "skill.". */
export const isTail = ({ heading }: Section) => /[.,;]\s*$/.test(heading.text);

/** Words that titles of one level share. */
const shared =
  /^(?:academics?|careers?|objectives?|experiences?|skills?|education|educational|projects?|training|trainings|professional|personal|additional|certifications?|summary|details|qualifications?|information|technical|activities|languages|achievements|computer|volunteer|curricular|extracurricular)$/;

const stemsOf = (title: string) =>
  (title.toLowerCase().match(/\p{L}{6,}/gu) ?? [])
    .filter((word) => !shared.test(word))
    .map((word) => word.replace(/s$/, ''));

const isInCapitals = (title: string) => title === title.toUpperCase();

/**
 * Whether a title repeats the one before it or names a part of it: "Training" below "Companies visited and training",
 * "Conference Talks" below "PUBLICATIONS & CONFERENCES".
 */
export function repeatsTitle(section: Section, sections: readonly Section[]): boolean {
  const above = sections[sections.indexOf(section) - 1];
  const before = above?.title.toLowerCase() ?? '';
  if (before.includes(section.title.toLowerCase().replace(/\W+$/, ''))) return true;
  const isLouder = above !== undefined && isInCapitals(above.title) && !isInCapitals(section.title);
  return isLouder && stemsOf(section.title).some((stem) => stemsOf(before).includes(stem));
}

/** So many words before a colon say what follows, where no other title has one: "Completed courses in drawing:". */
const wordsOfLabel = 3;

export const isLabelInWords = (title: string, others: readonly string[]): boolean =>
  /:\s*$/.test(title) &&
  title.split(' ').length >= wordsOfLabel &&
  others.every((other) => other === title || !/:\s*$/.test(other));
