import type { Segment } from '../../model/resume.ts';

/** Share of lines that are a label and its value: a colon ends the left side or begins the right one. */
export function labelShareOf({ left, right }: { left: Segment[]; right: Segment[] }): number {
  const values = right.filter(({ text }) => text.startsWith(':')).map(({ base }) => base);
  const labels = left.filter(
    ({ text, base }) => text.endsWith(':') || values.some((value) => Math.abs(value - base) <= 1.5),
  );
  return labels.length / Math.max(1, left.length);
}

/** Share of the smaller side's lines that are on a baseline of the other side. */
export function shareOf(few: Segment[], many: Segment[]): number {
  return few.filter((one) => many.some((other) => Math.abs(one.base - other.base) <= 1.5)).length / few.length;
}
