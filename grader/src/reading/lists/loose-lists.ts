import { textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt, lastOf } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Bullet, BulletKind, BulletMark, Row, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { cutWord } from '../../model/text/text.ts';
import { rowOf } from '../rows/rows.ts';
import { kindOfGlyph } from './bullet-signs.ts';
import { bulletOf } from './bullet-text.ts';

/** How far a continuation line may start from the text of its item, in points. */
const textEdge = 5;
const mostItemWords = 6;

/** The list items of a section without entries, such as skills or awards, each with all its lines. */
export function looseBullets(rows: Row[], leading: number): Bullet[] {
  const items: { mark: BulletMark; rows: Row[] }[] = [];
  const right = Math.max(0, ...rows.map((row) => row.x1));
  let open = false;
  for (const row of rows) {
    if (row.mark) {
      for (const part of partsOf(row)) items.push({ mark: row.mark, rows: [part] });
      open = true;
    } else {
      const item = items.at(-1);
      open = open && item !== undefined && continues(row, item, leading, right);
      if (open) item?.rows.push(row);
    }
  }
  return items.map((item) => bulletOf(item.rows, item.mark));
}

function continues(row: Row, item: { mark: BulletMark; rows: Row[] }, leading: number, right: number): boolean {
  const [first, before] = [itemAt(item.rows, 0), lastOf(item.rows)];
  if (row.column !== before.column || Math.abs(row.size - first.size) > 0.8) return false;
  if (textStyleOf(row).bold && !textStyleOf(before).bold) return false;
  const goesOn = /^[\p{Ll}(&]/u.test(row.text) || /[,&–-]$/.test(before.text);
  const wasFull = before.x1 + (row.words[0]?.x1 ?? 0) - row.x0 > right - row.size && !/[.!?]$/.test(before.text);
  const gap = row.base - before.base;
  if (row.page === before.page) {
    if (gap <= 0 || gap > (goesOn || wasFull ? 1.9 : 1.4) * Math.max(leading, 1.15 * row.size)) return false;
  } else if (!goesOn && !wasFull) return false;
  const hangs = Math.abs(row.x0 - first.x0) <= textEdge;
  const within = row.x0 >= item.mark.x0 - textEdge && row.x0 <= first.x0 + textEdge;
  // A reference has several sentences: its authors and year, its title, where it was printed.
  if (hangs && item.mark.text.startsWith('[')) return true;
  return (hangs && !/[.!?]$/.test(before.text)) || (within && (goesOn || wasFull)) || (hangs && goesOn);
}

/** A row of a grid holds several items: it is divided at inner signs, or at wide gaps between short items. */
function partsOf(row: Row): Row[] {
  const runs: Word[][] = [[]];
  const kind = row.mark?.kind;
  for (const word of row.words) {
    if (kind !== 'dash' && kind !== undefined && kindOfGlyph(word.text) === kind) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const signed = runs.filter((run) => run.length > 0);
  if (signed.length > 1) return signed.map((run) => rowOf(run, row.column));
  const [first, ...others] = row.segments;
  const beside = others.map(withoutSign);
  // "- Sewing   - Rowing": the first item has lost its sign already.
  if (first && kind !== undefined && beside.length > 0 && beside.every((one) => one?.kind === kind))
    return [first.words, ...beside.flatMap((one) => (one ? [one.words] : []))].map((words) => rowOf(words, row.column));
  // Small letters behind a wide gap go on with what stands before it.
  const goesOn = /^\p{Lu}/u.test(first?.text ?? '') && others.some(({ text }) => /^\p{Ll}/u.test(text));
  const isGrid = row.segments.length > 1 && !goesOn && row.segments.every(isItem);
  return isGrid ? row.segments.map(({ words }) => rowOf(words, row.column)) : [row];
}

/** The words of a segment behind the sign that it begins with, which may touch the first of them: "-Rowing". */
function withoutSign({ words: [first, ...rest] }: Segment): { kind: BulletKind; words: Word[] } | undefined {
  const kind = first && kindOfGlyph(first.text.charAt(0));
  if (!first || !kind) return undefined;
  const words = first.text.length > 1 ? [cutWord(first, 1), ...rest] : rest;
  return words.length > 0 && /^\p{L}/u.test(words[0]?.text ?? '') ? { kind, words } : undefined;
}

/** A short text that is an item by itself: no date, no label and no value. */
function isItem({ text, words }: { text: string; words: Word[] }): boolean {
  return (
    words.length <= mostItemWords &&
    /^\p{L}/u.test(text) &&
    !/:/.test(text) &&
    !findDates(text).some(({ isRange }) => isRange)
  );
}
