/** Share of words two texts have in common, 0 to 1. Single words are equal or not. */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  if (mine.join(' ') === theirs.join(' ')) return 1;
  const left = Map.groupBy(theirs, (word) => word);
  let common = 0;
  for (const word of mine) if (left.get(word)?.pop() !== undefined) common += 1;
  return (2 * common) / Math.max(1, mine.length + theirs.length);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
