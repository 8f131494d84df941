/** The item at an index that is known to be in the list; throws a `RangeError` otherwise. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return item;
}

/** The last item of a list that is known not to be empty; throws a `RangeError` otherwise. */
export const lastOf = <T>(list: readonly T[]): T => itemAt(list, list.length - 1);
