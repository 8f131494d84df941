import type { Bullet, Entry } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { jobBarelyTold, opensAsJob } from './bare-sentences.ts';
import { partInPieces } from './jobs-in-pieces.ts';
import { linesToJobs } from './lines-to-jobs.ts';

/** Items of one list begin so near to the same place, in sizes of their letters. */
const mostShift = 0.5;

/**
 * Parts the items of a list that tell jobs less clearly than their neighbours: where "Worked as a Clerk in Harbor Works Ltd
 * from 2010 to 2012" is one item, "Done fitting in ELM LOOMS (2013 to 2014)" beside it is another job and no duty of it.
 */
export function withJobsBeside(entries: Entry[]): Entry[] {
  return entries.flatMap((entry) =>
    entry.header.length === 0 && (entry.title ?? entry.organisation) ? parted(entry) : [entry],
  );
}

function parted(entry: Entry): Entry[] {
  const marked = new Set(entry.bullets);
  const [first, ...others] = [...entry.bullets, ...entry.paragraphs].toSorted(
    (a, b) => readingOrderOf(a) - readingOrderOf(b),
  );
  if (!first || !(opensAsJob(first) || hasTime(first))) return [entry];
  const head = { ...entry, bullets: marked.has(first) ? [first] : [], paragraphs: marked.has(first) ? [] : [first] };
  return linesToJobs(head, others, marked, (unit) =>
    isBeside(unit, first) && (opensAsJob(unit) || hasTime(unit))
      ? (partInPieces(unit) ?? jobBarelyTold(unit))
      : undefined,
  );
}

const hasTime = ({ words }: Bullet) => datesIn(words).some(({ isRange }) => isRange);

function isBeside({ mark, level, rows: [row] }: Bullet, first: Bullet): boolean {
  const [own] = first.rows;
  return (
    mark !== undefined &&
    mark.text === first.mark?.text &&
    level === first.level &&
    row !== undefined &&
    own !== undefined &&
    row.column === own.column &&
    Math.abs(row.x0 - own.x0) <= mostShift * own.size
  );
}
