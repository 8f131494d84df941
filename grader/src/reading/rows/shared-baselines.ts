import type { Segment } from '../../model/resume.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';

/**
 * Share of lines that are a label and its value: a colon ends the left side or begins the right one, or the left side is
 * the name of a field of jobs, "Duration", with something beside it.
 */
export function labelShareOf({ left, right }: { left: Segment[]; right: Segment[] }): number {
  const values = right.filter(({ text }) => text.startsWith(':')).map(({ base }) => base);
  const isBeside = (base: number) => (other: number) => Math.abs(other - base) <= 1.5;
  const labels = left.filter(
    ({ text, base }) =>
      text.endsWith(':') ||
      values.some(isBeside(base)) ||
      (roleOfLabel(text) !== undefined && right.some((one) => isBeside(base)(one.base))),
  );
  return labels.length / Math.max(1, left.length);
}

/** Share of the smaller side's lines that are on a baseline of the other side. */
export function shareOf(few: Segment[], many: Segment[]): number {
  return few.filter((one) => many.some((other) => Math.abs(one.base - other.base) <= 1.5)).length / few.length;
}
