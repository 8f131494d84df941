import { leastFigure } from '@redmark/contract';

/** A count rounded down to two digits, as `1,200+` for 1,234; undefined where it is too small to be shown. */
export function figureText(count: number): string | undefined {
  if (count < leastFigure) return undefined;
  const unit = 10 ** (String(count).length - 2);
  return `${new Intl.NumberFormat('en-US').format(Math.floor(count / unit) * unit)}+`;
}
