import type { Shape, Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { kindOfTitle } from '../titles/titles.ts';

/** A frame round a word of a line is so high, as a multiple of its size, and stands so far from the next, in points. */
const highest = 2.4;
const leastGap = 1;
const fewestFrames = 2;
/** So far from its words a frame is drawn; the shading of a word touches it. */
const padding = 1.5;
const mostWords = 4;

/**
 * Rows of small frames side by side, each round a word or a few, say so: the tools of a job on cards or pills. Such a row
 * is told of what stands above it and heads nothing.
 */
export function withFrames(rows: readonly Row[], shapes: readonly Shape[]): Row[] {
  const boxes = shapes.filter(({ kind, x0, x1, y0, y1 }) => kind === 'path' && x1 - x0 > y1 - y0 && y1 - y0 >= 6);
  if (boxes.length < fewestFrames) return [...rows];
  return rows.map((row) => (!row.mark && !row.table && isFramed(row, boxes) ? { ...row, framed: true as const } : row));
}

function isFramed(row: Row, shapes: readonly Shape[]): boolean {
  const near = shapes.filter(
    ({ y0, y1 }) => y0 <= row.base - row.size / 2 && y1 >= row.base && y1 - y0 <= highest * row.size,
  );
  if (near.length < fewestFrames || findDates(row.text).length > 0 || kindOfTitle(row.text)) return false;
  const frames = new Map<Shape, Word[]>();
  for (const word of row.words) {
    const frame = near.find(({ x0, x1 }) => x0 <= word.x0 && x1 >= word.x1);
    if (!frame) return false;
    frames.set(frame, [...(frames.get(frame) ?? []), word]);
  }
  const side = [...frames.keys()].toSorted((a, b) => a.x0 - b.x0);
  const areApart = side.slice(1).every(({ x0 }, i) => x0 - (side[i]?.x1 ?? 0) >= leastGap);
  return side.length >= fewestFrames && areApart && [...frames].every(isRound);
}

/** Whether a frame is drawn round the words in it, with space at both ends. */
function isRound([frame, words]: [Shape, Word[]]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > mostWords) return false;
  return first.x0 - frame.x0 >= padding && frame.x1 - last.x1 >= padding;
}
