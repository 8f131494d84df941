import type { Row, SectionKind } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { declares } from './declarations.ts';
import type { Draft } from './joined-work.ts';
import { kindTold, rowsTelling } from './rows-tell.ts';

/** Titles of whatever else there is: "Additional information", "Others". */
const ofAnything = /^\W*(?:\p{L}+ ){0,2}(?:information|details?|others?|extra|additional|misc\p{L}*)\W*$/iu;
/** So many labels of a person, or such a share of all rows in one of these kinds, tell a kind. */
const leastLabels = 2;
const shareOfLabels = 0.3;
const share = 0.7;
const untimed = ['languages', 'skills'] as const;
const listed = ['awards', 'certifications'] as const;
/** A paragraph about the person has so many rows and begins with one of so many words. */
const proseRows = 2;
const proseWords = 8;
/** What people write of themselves and of what they seek. */
const ofPerson =
  /\b(?:experienced?|seek(?:ing)?|career|motivated|skills?|challenging|opportunit(?:y|ies)|organi[sz]ations?|growth)\b/iu;
const reaches = /\p{L}@\p{L}|\d{6}/u;

/**
 * The kind of a section by its rows, where its title is unknown or says only that there is more. A paragraph about the
 * person before the first section of work or studies, `isFirst`, is a summary.
 */
export function kindOfOpenTitle(
  { heading: { known, segment }, rows }: Draft,
  isFirst: boolean,
): SectionKind | undefined {
  if (rows.length === 0 || (known && !ofAnything.test(segment.text))) return undefined;
  const labels = rowsTelling('personal', rows);
  if (labels >= leastLabels && labels >= shareOfLabels * rows.length) return 'personal';
  if (rows.slice(0, 2).some(({ text }) => declares.test(text))) return 'declaration';
  const isTimed = rows.some(({ text }) => findDates(text).length > 0);
  if (isFirst && !known && !isTimed && isProse(rows)) return 'summary';
  return kindTold(rows, isTimed ? listed : [...untimed, ...listed], share);
}

/** Whether rows are a paragraph about the person. */
function isProse(rows: readonly Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  const isWhole = rows.every(({ table, mark }) => !table && !mark) && (rows[0]?.words.length ?? 0) >= proseWords;
  return isWhole && rows.length >= proseRows && ofPerson.test(text) && !reaches.test(text);
}
