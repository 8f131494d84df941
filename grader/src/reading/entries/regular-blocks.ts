import { lastOf } from '../../model/list/item-at.ts';
import type { Row } from '../../model/resume.ts';
import { gapAbove } from '../rows/gap-above.ts';

/** A gap is one between blocks where it is so many times the usual distance of two lines inside them. */
const wide = 1.35;
/** So many blocks of one build are a rule, and the line of the time is among so many first ones. */
const fewestBlocks = 2;
const mostHeaderRows = 4;
const mostHeadWords = 9;

const year = /(?<!\d)(?:19[5-9]\d|20[0-4]\d)(?!\d)/;

/**
 * The first rows of entries that gaps part, where every one is built alike: a short line, and the time in the same line
 * below it, the second or a later one. Empty where one block is built otherwise, since gaps then part other things as well.
 */
export function blockHeads(rows: readonly Row[]): ReadonlySet<Row> {
  const blocks = blocksOf(rows);
  const times = blocks.map((block) => block.flatMap((row, i) => (year.test(row.text) && !row.mark ? [i] : [])));
  const [at = 0] = times[0] ?? [];
  const isRegular =
    blocks.length >= fewestBlocks &&
    at > 0 &&
    at < mostHeaderRows &&
    times.every(([first, second]) => first === at && second === undefined) &&
    blocks.every(([head]) => head && !head.mark && !head.table && head.words.length <= mostHeadWords);
  return new Set(isRegular ? blocks.flatMap((block) => block.slice(0, 1)) : []);
}

function blocksOf(rows: readonly Row[]): Row[][] {
  const gaps = rows.slice(1).flatMap((row, i) => gapAbove(rows[i], row) ?? []);
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  const blocks: Row[][] = [];
  for (const [i, row] of rows.entries()) {
    const gap = gapAbove(rows[i - 1], row);
    if (i > 0 && gap !== undefined && gap <= wide * usual) lastOf(blocks).push(row);
    else blocks.push([row]);
  }
  return blocks;
}
