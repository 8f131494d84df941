type Majority<T, V> = { value: V; members: T[]; minority: T[] };

/**
 * The value that most items share, with the items that differ. Items with an undefined value are unknown and left out.
 * Undefined when fewer than `atLeast` are known, or when no value has the `share` of them.
 */
export function majorityOf<T, V extends string | number | boolean>(
  items: readonly T[],
  of: (item: T) => V | undefined,
  { atLeast = 3, share = 0.6 } = {},
): Majority<T, V> | undefined {
  const groups = new Map<V, T[]>();
  let known = 0;
  for (const item of items) {
    const value = of(item);
    if (value === undefined) continue;
    known++;
    const same = groups.get(value);
    if (same) same.push(item);
    else groups.set(value, [item]);
  }
  if (known < atLeast) return undefined;
  const ranked = [...groups].toSorted((a, b) => b[1].length - a[1].length);
  const [best] = ranked;
  if (!best || best[1].length < share * known) return undefined;
  return { value: best[0], members: best[1], minority: ranked.slice(1).flatMap(([, others]) => others) };
}
