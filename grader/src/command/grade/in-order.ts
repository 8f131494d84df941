/**
 * Does a piece of work for each item, several at a time, and yields the results in the order of the items. Where
 * `work` throws, so does the generator when that item's turn comes.
 */
export async function* inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const waiting = items.map((item) => ({ item, result: Promise.withResolvers<R>() }));
  const queue = waiting.values();
  const lane = async () => {
    for (const { item, result } of queue) {
      const done = work(item);
      result.resolve(done);
      await done.catch(() => {});
    }
  };
  for (let started = 0; started < atOnce; started++) void lane();
  for (const { result } of waiting) yield await result.promise;
}
