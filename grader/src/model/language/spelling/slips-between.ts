/** Whether two words have the same letters, in whatever order: where they differ, some are swapped. */
export const hasSameLetters = (word: string, other: string): boolean =>
  word.length === other.length && [...word].sort().join('') === [...other].sort().join('');

/**
 * The edit distance of two words, with swaps of neighbouring letters; stops counting above `most`. What both begin and end
 * with has no slips, so that only the letters between are compared.
 */
export function slipsBetween(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1;
  let [from, end, otherEnd] = [0, first.length, second.length];
  while (from < end && from < otherEnd && first[from] === second[from]) from++;
  while (end > from && otherEnd > from && first[end - 1] === second[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  return slipsIn(first.slice(from, end), second.slice(from, otherEnd), most);
}

function slipsIn(first: string, second: string, most: number): number {
  if (first === '' || second === '') return first.length + second.length;
  let older: number[] = [];
  let last = [0];
  for (let j = 1; j <= second.length; j++) last.push(j);
  for (let i = 1; i <= first.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= second.length; j++) {
      const same = first[i - 1] === second[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    older = last;
    last = row;
  }
  return last[second.length] ?? most + 1;
}
