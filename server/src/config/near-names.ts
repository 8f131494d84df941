import type { Environment } from './environment.ts';

/** Shorter names are near too many others. */
const longName = 6;

/**
 * A sentence for each variable that looks like a misspelt one of ours: a name that nobody knows would be passed over,
 * and a default taken instead. Other programs have variables, too, so this is no reason not to start.
 */
export function nearNames(environment: Environment, known: readonly string[]): string[] {
  const ours = new Set(known);
  return Object.keys(environment).flatMap((name) => {
    if (ours.has(name)) return [];
    const near = known.find((other) => isNear(name, other, other.length < longName ? 1 : 2));
    return near === undefined ? [] : [`${name} is not a variable of this product. Is ${near} meant?`];
  });
}

/** A distance is never shorter than the names' lengths differ, which tells most of them apart at once. */
const isNear = (one: string, other: string, most: number) =>
  Math.abs(one.length - other.length) <= most && distance(one, other) <= most;

/** How many letters are added, left out, exchanged, or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (cells: number[], index: number) => cells[index] ?? Number.POSITIVE_INFINITY;
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = line;
  }
  return last[other.length] ?? Math.max(one.length, other.length);
}
