import type { Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { appended } from '../entries/wrapped-headers.ts';

/** The lines of a time stand no further apart, as a multiple of the size of their letters. */
const mostLeading = 2.2;
/** A line that goes on with a time has no more words. */
const mostWords = 10;
/** So many words at the end of a line, and at the beginning of the next, may be one time. */
const mostTimeWords = 8;
/** What a time breaks behind, and what it goes on with. */
const breaks = /(?:\p{L}{3}|\d|[-–—]|\b(?:to|till))\W{0,3}$/iu;
const goesOn = /^\W{0,4}(?:\d|(?:to|till|until|present|current|date|now)\b|\p{L}{3,9}\W{0,2}\d)/iu;

/** Rejoins header lines between which a time breaks: "Harbor Works, June" above "2014 to May 2016". */
export function joinBrokenTimes(header: Row[]): Row[] {
  const rows: Row[] = [];
  for (const row of header) {
    const above = rows.at(-1);
    if (above && breaksTime(above, row)) rows[rows.length - 1] = appended(above, above.segments.length - 1, row);
    else rows.push(row);
  }
  return rows;
}

function breaksTime(above: Row, row: Row): boolean {
  const isBelow =
    row.page === above.page &&
    row.column === above.column &&
    row.base > above.base &&
    row.base - above.base < mostLeading * row.size;
  if (!isBelow || row.mark || row.words.length > mostWords || !breaks.test(above.text) || !goesOn.test(row.text))
    return false;
  return reachesOver(above.words.slice(-mostTimeWords), row.words.slice(0, mostTimeWords));
}

/** Whether one time has the end of a line and the beginning of the next; a date alone only where the first line has none. */
function reachesOver(before: Word[], behind: Word[]): boolean {
  const [end, start] = [before.at(-1), behind[0]];
  return datesIn([...before, ...behind]).some(
    ({ words, isRange }) =>
      end !== undefined &&
      start !== undefined &&
      words.includes(end) &&
      words.includes(start) &&
      (isRange || datesIn(before).length === 0),
  );
}
