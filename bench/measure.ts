/** The median of the values, the upper one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

/** Milliseconds with one decimal, or two for short times. */
export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;

/** Prints rows as an aligned table under a title. */
export function table(title: string, rows: [string, string][]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${title}\n${rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}`);
}
