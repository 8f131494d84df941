import { textStyleOf } from '../../model/layout/text-style.ts';
import type { Row } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { kindOfNoun } from '../../model/titles/kind-of-noun.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import type { Candidate } from './title-candidates.ts';
import { isAlignedLike, sameStyle, type TitleStyle } from './title-style.ts';

/** So many looks beyond those of the text has a title whose words are unknown, and one that is louder than the others. */
const leastFeatures = 2;
const leastLouder = 4;
/** Sizes that differ by no more are one, in points. */
const sameSize = 0.6;

/** The usual style of titles, the known titles, those of them that look so, and all rows. */
type Among = { usual: TitleStyle; known: readonly Candidate[]; peers: readonly Candidate[]; rows: readonly Row[] };

/** Whether an unknown candidate in the looks of the titles is one, and no degree, school or post. */
export function isUnknownTitle(candidate: Candidate, { usual, known, peers, rows }: Among): boolean {
  const { segment, style, score, ruled } = candidate;
  // Where titles have ruled lines, bold words without one head something smaller.
  if (!ruled && peers.every((other) => other.ruled)) return false;
  if (titleScoreOf(segment.text) >= 2 || namesSchool(candidate) || isDegreeBelow(candidate, known, rows)) return false;
  const isDistinct = usual.size > 0 && score >= leastFeatures;
  return isDistinct && style.italic === usual.italic && isPlacedLike(candidate, known, rows);
}

/**
 * Whether an unknown candidate is a title that stands out more than most: larger, bolder or in capitals where they are
 * not, with the noun of a title, such as "PROFICIENCY IN WEAVING LOOMS".
 */
export function isLouderTitle(candidate: Candidate, { usual, known, rows }: Omit<Among, 'peers'>): boolean {
  const { style, segment, row, score, rest } = candidate;
  const isLouder =
    style.size > usual.size + sameSize || (style.caps && !usual.caps) || (style.bold === true && usual.bold === false);
  const isFainter =
    style.size < usual.size - sameSize ||
    (usual.caps && !style.caps) ||
    (usual.bold === true && style.bold === false) ||
    (style.italic && !usual.italic);
  if (!isLouder || isFainter || score < leastLouder || rest.length > 0 || row.segments.length > 1) return false;
  if (kindOfNoun(segment.text) === undefined || schoolCue.test(segment.text)) return false;
  const [first] = known;
  // Above all titles stand the name and the headline.
  const isBelowTitle = first !== undefined && rows.indexOf(first.row) < rows.indexOf(row);
  return (
    isBelowTitle &&
    !isDegreeBelow(candidate, known, rows) &&
    !isAmongLines(candidate, rows) &&
    known.some((other) => isAlignedLike(segment, other.segment))
  );
}

/** "Elm State College" names a school; "Systems" may be a group of skills. */
const namesSchool = ({ segment }: Candidate) => segment.words.length > 1 && schoolCue.test(segment.text);

/**
 * Job titles often look like headings; an unknown title must stand where known ones stand, and be in capitals or not as
 * the first of them is, or be neither smaller than that one nor a line among others of its look.
 */
function isPlacedLike(candidate: Candidate, known: readonly Candidate[], rows: readonly Row[]): boolean {
  const { segment, style, row } = candidate;
  const first = known[0]?.style;
  if (!first || row.segments.length > 1 || !known.some((other) => isAlignedLike(segment, other.segment))) return false;
  return (
    style.caps === first.caps || (style.caps && style.size >= first.size - sameSize && !isAmongLines(candidate, rows))
  );
}

/** Whether the row above or below looks the same, as those of a title on two lines or of a paragraph do. */
function isAmongLines({ row, style }: Candidate, rows: readonly Row[]): boolean {
  const at = rows.indexOf(row);
  return [rows[at - 1], rows[at + 1]].some(
    (near) => near?.column === row.column && sameStyle(textStyleOf(near), style),
  );
}

/** Whether a title below that of the studies names a degree: then it heads one of them. */
export function isDegreeBelow(
  { row, segment: { text } }: Candidate,
  known: readonly Candidate[],
  rows: readonly Row[],
): boolean {
  const above = titlesAbove(row, known, rows).findLast((other) => other.row.column === row.column);
  return above?.kind === 'education' && namesDegree(text);
}

/** Those titles that stand above a row, in reading order. */
export function titlesAbove(row: Row, titles: readonly Candidate[], rows: readonly Row[]): Candidate[] {
  const at = rows.indexOf(row);
  return titles.filter((title) => rows.indexOf(title.row) < at);
}
