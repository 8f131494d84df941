/** The value with the greatest sum of weights. Ties go to the first seen. */
export function weightedMode<T>(weights: Iterable<readonly [T, number]>): T | undefined {
  const sums = new Map<T, number>();
  for (const [value, weight] of weights) sums.set(value, (sums.get(value) ?? 0) + weight);
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [value, sum] of sums) {
    if (sum <= most) continue;
    best = value;
    most = sum;
  }
  return best;
}

/** The middle value, the upper one of two; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
