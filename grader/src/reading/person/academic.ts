import type { Section } from '../../model/resume.ts';

/** Rows of publications of a vitae, and their share of all rows, from which on one with a doctorate is an academic's. */
const manyPublications = { rows: 10, share: 0.2 };

const papers = /publications?\b|\bpapers?\b|articles|manuscripts|\bjournals?\b/i;
/** What academics set out in sections of their own, by the titles of these. */
const parts = [
  papers,
  /presentations?\b|\btalks?\b|conferences?\b|colloqui|posters?\b|symposi|\blectures?\b/i,
  /\bteaching\b|courses taught/i,
  /\bresearch\b/i,
  /fellowships?\b|\bgrants?\b|funding|scholarships?\b/i,
  /\bservice\b|referee|peer review|affiliations|memberships/i,
  /dissertation|\bthesis\b|supervis/i,
];
/** So many of the parts make a vitae, and fewer where papers stand beside research or teaching. */
const manyParts = 4;
const partsWithPapers = 3;

/**
 * An academic's vitae, to which the rules for length and verbs do not apply: a long one, one of publications, or one in
 * the parts of the field.
 */
export function isAcademicVitae(pages: number, sections: Section[], text: string): boolean {
  const count = (some: readonly Section[]) => some.flatMap(({ rows }) => rows).length;
  const published = count(sections.filter(({ kind }) => kind === 'publications'));
  const isPublished = published >= manyPublications.rows && published >= manyPublications.share * count(sections);
  const teaches = sections.some(({ kind }) => kind === 'teaching');
  const titles = sections.map((section) => section.title).join(' ');
  if (isPublished && (teaches || /\bteaching\b/i.test(titles) || /\bph\.? ?d\b|\bdoctor of philosophy\b/i.test(text)))
    return true;
  if (isInParts(sections)) return true;
  if (pages < 3) return false;
  const signs = [published >= 4, teaches, /\b(?:grants?|funding)\b/i.test(titles), /curriculum vitae/i.test(text)];
  return signs.filter(Boolean).length >= 2;
}

function isInParts(sections: Section[]): boolean {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const isNamed = (part: RegExp) => filled.some(({ title }) => part.test(title));
  const found = parts.filter(isNamed).length;
  const tellsWork = filled.some(({ kind }) => kind === 'research' || kind === 'teaching');
  return found >= manyParts || (found >= partsWithPapers && isNamed(papers) && tellsWork);
}
