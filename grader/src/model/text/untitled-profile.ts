import { englishStopWords } from '../../words/stop-words.ts';
import { itemAt, lastOf } from '../list/item-at.ts';
import type { Bullet, Resume, Row } from '../resume.ts';
import { unitOfRows } from './text.ts';

/** A profile has so many lines and words; less is a headline or an address. */
const leastRows = 2;
const leastWords = 15;
/** Its first line is long; a short one above it is a headline. */
const firstWords = 6;
/** Of its words, so many are small ones, and so many begin with a small letter. */
const smallShare = 0.15;
const lowerShare = 0.45;
/** Lines of one paragraph are set in one size and are nearer than this many times it. */
const sameSize = 0.5;
const sameLeading = 1.7;
/** In points. */
const sameEdge = 1.5;

/** A letter to an employer in front of the resume is no profile, however long. */
const letter =
  /^(?:dear|respected|to whom|sir\b|sub(?:ject)?\s*:)|\bI (?:am (?:writing|applying|submitting|taking|enclosing)|write|apply|submit|wish to (?:apply|introduce))\b|\b(?:regards|yours (?:faithfully|sincerely)|thank you for your)\b|\benclosed?\b|\bmy candidature\b/imu;

/** Running text between the name and the first title: a profile that has no title, in the language of these small words. */
export function untitledProfileOf(resume: Resume, smallWords: ReadonlySet<string> = englishStopWords): Bullet[] {
  if (resume.top.some(({ text }) => letter.test(text))) return [];
  const { name, email, phone, location, links } = resume.profile;
  const details = new Set([name, email, phone, location, ...links].flatMap((field) => field?.words ?? []));
  const isDetail = ({ mark, table, words, text }: Row) =>
    mark !== undefined || table !== undefined || /^[^:]{2,30}:/.test(text) || words.some((word) => details.has(word));
  return paragraphsIn(resume.top, isDetail)
    .filter((rows) => isProse(rows, smallWords))
    .map(unitOfRows);
}

/** Runs of rows that are set as lines of one paragraph. */
function paragraphsIn(rows: readonly Row[], isApart: (row: Row) => boolean): Row[][] {
  const found: Row[][] = [];
  let before: Row | undefined;
  let point: Row | undefined;
  for (const row of rows) {
    // Further lines of a point of a list stand under its text.
    const isOfPoint = point !== undefined && isNext(point, row) && Math.abs(point.x0 - row.x0) < sameEdge;
    point = row.mark || isOfPoint ? row : undefined;
    if (isOfPoint || isApart(row)) before = undefined;
    else {
      if (before !== undefined && isNext(before, row)) lastOf(found).push(row);
      else found.push([row]);
      before = row;
    }
  }
  return found;
}

function isNext(above: Row, row: Row): boolean {
  const gap = row.base - above.base;
  return (
    above.page === row.page &&
    above.column === row.column &&
    Math.abs(above.size - row.size) < sameSize &&
    gap > 0 &&
    gap < sameLeading * row.size
  );
}

function isProse(rows: Row[], smallWords: ReadonlySet<string>): boolean {
  const words = rows.flatMap((row) => row.words.map(({ text }) => text)).filter((text) => /\p{L}/u.test(text));
  const shareOf = (is: (text: string) => boolean) => words.filter(is).length / words.length;
  return (
    rows.length >= leastRows &&
    words.length >= leastWords &&
    itemAt(rows, 0).words.length >= firstWords &&
    shareOf((text) => smallWords.has(text.toLowerCase())) >= smallShare &&
    shareOf((text) => /^\P{L}*\p{Ll}/u.test(text)) >= lowerShare
  );
}
