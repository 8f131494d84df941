import { itemAt, lastOf } from '../../model/list/item-at.ts';
import { median } from '../../model/list/statistics.ts';
import type { Word } from '../../model/page.ts';
import type { Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';

/** Lines that follow one another without a gap, by their baselines in points. */
type Block = { from: number; to: number; lines: Segment[]; words: number };

/** Lines further apart than this, in the usual distance of lines, are of two blocks. */
const widestLine = 1.4;
const sameLine = 1.6;
const leastPairs = 2;
/** So many of the blocks on the right must begin beside one on the left. */
const leastShare = 0.8;
/** A text has so many words, and so many on a line; the head beside it is shorter than this share of it. */
const leastText = 12;
const mostOfText = 0.7;
const proseWords = 5;

/**
 * The words of two columns as heads of jobs, each before what is told beside it, where the columns are such; `segments`
 * are those of both sides.
 */
export function pairsIn(
  segments: { left: readonly Segment[]; right: readonly Segment[] },
  left: Word[],
  right: Word[],
): Word[][] | undefined {
  const cuts = cutsOfPairs(segments.left, segments.right);
  if (!cuts) return undefined;
  const edges = [Number.NEGATIVE_INFINITY, ...cuts.map((base) => base - sameLine), Number.POSITIVE_INFINITY];
  return edges.slice(1).flatMap((to, i) => {
    const from = itemAt(edges, i);
    return [left, right].map((side) => side.filter(({ base }) => base > from && base <= to));
  });
}

/**
 * Where a band of two columns is cut because its left side holds the heads of jobs and its right side what is told of
 * each: "Delta Foods / Clerk / 2016 – 2019" beside a paragraph. The cuts are the baselines at which heads begin;
 * undefined where the columns are columns, each to be read by itself.
 */
function cutsOfPairs(left: readonly Segment[], right: readonly Segment[]): number[] | undefined {
  const [heads, texts] = [blocksOf(left), blocksOf(right)];
  const headBeside = ({ from }: Block) => heads.flatMap((block) => partFrom(block, from) ?? [])[0];
  const told = texts.filter(({ words, lines }) => words >= leastText && words >= proseWords * lines.length);
  const pairs = told.filter((text) => {
    const head = headBeside(text);
    return head !== undefined && isDated(head) && head.words < mostOfText * text.words;
  });
  if (pairs.length < leastPairs || pairs.length < leastShare * told.length || told.some(isDated)) return undefined;
  const beside = texts.flatMap((text) => headBeside(text) ?? []);
  if (beside.length < leastShare * texts.length) return undefined;
  const inText = (base: number) => texts.some(({ from, to }) => from < base - sameLine && base <= to + sameLine);
  const starts = new Set([...heads, ...beside].map(({ from }) => from));
  return [...starts].filter((base) => !inText(base)).toSorted((a, b) => a - b);
}

/** A block from the line on that has a baseline: below a title in the same block. */
function partFrom({ to, lines }: Block, base: number): Block | undefined {
  const at = lines.findIndex((line) => Math.abs(line.base - base) <= sameLine);
  const own = lines.slice(at);
  const words = own.reduce((sum, line) => sum + line.words.length, 0);
  return at < 0 ? undefined : { from: itemAt(lines, at).base, to, lines: own, words };
}

const isDated = ({ lines }: Block) =>
  lines.some(({ text }) => findDates(text).some(({ isRange, end, start }) => isRange && end - start > text.length / 2));

function blocksOf(segments: readonly Segment[]): Block[] {
  const lines = segments.toSorted((a, b) => a.base - b.base);
  const gaps = lines.slice(1).flatMap(({ base }, i) => {
    const gap = base - itemAt(lines, i).base;
    return gap > sameLine ? [gap] : [];
  });
  const leading = median(gaps);
  const blocks: Block[] = [];
  lines.forEach((line, i) => {
    const above = i > 0 ? itemAt(lines, i - 1) : undefined;
    if (above && line.base - above.base <= widestLine * leading) {
      const block = lastOf(blocks);
      block.lines.push(line);
      block.words += line.words.length;
      block.to = line.base;
    } else blocks.push({ from: line.base, to: line.base, lines: [line], words: line.words.length });
  });
  return blocks;
}
