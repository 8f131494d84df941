import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { findDates, isDateText } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { organisationCues } from '../../words/posts/organisations.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { isAddress } from '../employers/no-employers.ts';

const openRange = /(?:[-–—]|\bto)(?:\s*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?)?$/i;
const rangeEnd =
  /^\(?(?:present|current|now|today|ongoing|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,?\s+\d{4}|(?:19|20)\d\d)\)?$/i;
const openEnd = /(?:[-–&/,]|\s(?:of|and|for|the|in|at))$/i;
/** What goes on with the name of a school: "Elm Institute of Radio" above "and Technology". */
const joinsBack = /^(?:[Aa]nd|[Oo]f|&|for)\s+\p{L}/u;
const mostWrapped = 4;
const mostJoined = 6;
const leastFull = 220;

/**
 * Rejoins header lines that were wrapped: a range broken before its end, an employer that ran into the date, a line
 * that reached the `edge` of its column, in points.
 */
export function joinWrapped(header: Row[], edge: number): Row[] {
  const rows: Row[] = [];
  for (const row of header) {
    const before = rows.at(-1);
    const at = before ? wrappedSegment(before, row, edge) : -1;
    if (before && at >= 0) rows[rows.length - 1] = appended(before, at, row);
    else rows.push(row);
  }
  return rows;
}

/** The index of the segment of the row above that continues in this one, or -1. */
function wrappedSegment(above: Row, row: Row, edge: number): number {
  if (row.page !== above.page || isAddress.test(row.text)) return -1;
  if (goesOnInFirm(above, row)) return above.segments.length - 1;
  if (row.segments.length > 1) return -1;
  if (goesOnInSchool(above, row)) return 0;
  const at = isInRail(above) ? 1 : 0;
  const [first, next] = above.segments.slice(at);
  if (first && !next && goesOnInLook(first, row, edge)) return at;
  if (row.words.length > (joinsBack.test(row.text) ? mostJoined : mostWrapped) && !leavesBracketOpen(above)) return -1;
  const last = above.segments.length - 1;
  if (openRange.test(above.segments[last]?.text ?? '') && rangeEnd.test(row.text)) return last;
  if (first && leavesBracketOpen(above)) return last;
  if (!first || Math.abs(first.x0 - row.x0) > 2) return -1;
  // Beside a rail, a post below its employer and what is told of it begin at the same edge.
  if (at > 0 && (titleScoreOf(row.text) >= 2 || /\.$/.test(row.text))) return -1;
  if (!next && goesOn(first, row)) return at;
  // A single line is known to be full only where lines are long.
  if (!next && (first.x1 - first.x0 < leastFull || findDates(row.text).length > 0)) return -1;
  const [end, start] = [first.words.at(-1), row.words[0]];
  const alike =
    end && start && end.bold === start.bold && end.italic === start.italic && Math.abs(end.size - start.size) < 0.3;
  const full = start !== undefined && hasNoRoom(first, start, next ? next.x0 - start.size : edge - start.size * 0.3);
  return alike && full && row.base - above.base < 1.6 * row.size ? at : -1;
}

/** Whether a row begins with a date in a rail left of its name. */
const isInRail = ({ segments: [first, ...others] }: Row) =>
  first !== undefined && others.length > 0 && isDateText(first.text);

/** Whether the first word of the next line had no room behind a line that ends at `edge` at the latest. */
const hasNoRoom = (line: Segment, { x0, x1, size }: Word, edge: number) => line.x1 + (x1 - x0) + size * 0.3 > edge;

/**
 * Whether a bold name goes on in bold in the next line, where something else follows it in the same line: "**Master of
 * Radio**" above "**Engineering**, Elm University".
 */
function goesOnInLook(line: Segment, row: Row, edge: number): boolean {
  const [start] = row.words;
  const rest = row.words.slice(row.words.findIndex(({ bold }) => !bold));
  return (
    start?.bold === true &&
    rest.length > 0 &&
    rest.every(({ bold }) => !bold) &&
    line.words.every(({ bold }) => bold) &&
    /^,/.test(rest[0]?.text ?? '') &&
    Math.abs(line.x0 - row.x0) <= 2 &&
    row.base - line.base < 1.6 * row.size &&
    hasNoRoom(line, start, edge - start.size * 0.3)
  );
}

/** Whether the name of a school breaks behind its first words: "Bachelor of Laws, Elm" above "Hill University". */
const goesOnInSchool = (above: Row, row: Row): boolean =>
  above.segments.length === 1 &&
  Math.abs(above.x0 - row.x0) < 2 &&
  row.base - above.base < 1.6 * row.size &&
  /,\s+\p{Lu}[\p{L}.’']*(?: \p{Lu}[\p{L}.’']*)?$/u.test(above.text) &&
  namesDegree(above.text) &&
  !namesSchool(above.text) &&
  namesSchool(row.text) &&
  !namesDegree(withoutLevels(row.text));

const legalForm = /(?<!\p{L})(?:pvt|private|ltd|limited|llc|l\.l\.c|w\.?l\.?l)(?!\p{L})/iu;
/** The first half of a legal form: "Harbor Works Pvt." above "Ltd., Leeds". */
const firstHalf = /\s(?:pvt\.?|private)$/i;
/** So many words of a name may stand before its legal form in the second line. */
const mostBeforeForm = 2;

/** Whether the name of a firm breaks before its end: "Harbor Oil & Gas" above "Services Ltd., Leeds". */
function goesOnInFirm(above: Row, row: Row): boolean {
  const [head = ''] = (row.segments[0]?.text ?? '').split(/[,;(]/);
  const form = legalForm.exec(head)?.index ?? -1;
  const before = head.slice(0, Math.max(0, form)).split(/\s+/).filter(Boolean);
  const isEnd =
    form >= 0 && before.length <= mostBeforeForm && before.every((word) => organisationCues.has(word.toLowerCase()));
  const name = above.segments.at(-1)?.text ?? '';
  const isWhole = legalForm.test(name.replace(firstHalf, ''));
  const isOpen = /(?:^|[^\p{L}])(?:\p{Lu}[\p{L}.’'-]*|\p{L}*&)$/u.test(name) && !isWhole && !/[()]/.test(name);
  const isBelow = row.column === above.column && row.base - above.base < 1.8 * row.size;
  const isAlone = row.segments.length === 1 || (before.length === 0 && above.segments.length === 1);
  return isEnd && isAlone && isOpen && isBelow && !row.mark && (before.length === 0 || titleScoreOf(name) < 1);
}

/** A line in a narrow column that breaks inside a name: "University of", "Michigan Technological / University". */
function goesOn(above: Segment, row: Row): boolean {
  const [end, start] = [above.words.at(-1), row.words[0]];
  if (!end || !start || row.base - above.base > 1.6 * row.size || findDates(row.text).length > 0) return false;
  if (end.bold !== start.bold || end.italic !== start.italic || Math.abs(end.size - start.size) >= 0.3) return false;
  // A comma behind a title leads to the employer in the next line.
  if (/,$/.test(above.text) && titleScoreOf(above.text) >= 2 && organisationScoreOf(row.text.replace(/,$/, '')) >= 1)
    return false;
  const isCue = (word: string) => organisationCues.has(word.toLowerCase().replace(/,$/, ''));
  if (goesOnWithSchool(above, row) || openEnd.test(above.text)) return true;
  // "Working Student" above "Software AG" is a post, and "Elm University" above "Software Engineering" a whole name.
  const isWhole = (titleScoreOf(above.text) >= 1 && organisationScoreOf(above.text) < 1) || namesSchool(above.text);
  return !isWhole && row.words.every((word) => isCue(word.text)) && !isCue(end.text);
}

/** Whether a short line begins with a word that joins it to the name of a school above: "Elm Institute of Radio". */
export const goesOnWithSchool = (above: Pick<Row, 'text'>, { text, words, mark }: Row): boolean =>
  !mark && words.length <= mostJoined && joinsBack.test(text) && namesSchool(above.text) && !/[.;]$/.test(above.text);

/** A row with the next one at the end of its segment `at`. */
export function appended(above: Row, at: number, row: Row): Row {
  const [next = row, ...others] = row.segments;
  const joined = above.segments.map((segment, i): Segment => {
    if (i !== at) return segment;
    const words = [...segment.words, ...next.words];
    const text = /[-–/]$/.test(segment.text) ? segment.text + next.text : `${segment.text} ${next.text}`;
    return { ...segment, words, text, y1: row.y1 };
  });
  const segments = [...joined, ...others];
  const words = segments.flatMap((segment) => segment.words);
  return { ...above, segments, words, text: segments.map((segment) => segment.text).join(' '), y1: row.y1 };
}

/** Whether a line ends inside brackets, which the next line closes. */
export const leavesBracketOpen = ({ text }: Pick<Row, 'text'>): boolean => /\([^()]*$/.test(text);
