/** The edit distance of two words, with swaps of neighbouring letters; stops counting above `most`. */
export function slipsBetween(first: string, second: string, most: number): number {
  let older: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, i) => i);
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
