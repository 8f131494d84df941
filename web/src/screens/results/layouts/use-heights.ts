import { useCallback, useEffect, useState } from 'react';

/** The measured height of each note, by the `data-number` of its element; changes as notes open and close. */
export function useHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        setHeights((before) => {
          const after = new Map(before);
          for (const { target } of entries)
            after.set(Number((target as HTMLElement).dataset.number), (target as HTMLElement).offsetHeight);
          return after;
        });
      }),
  );
  useEffect(() => () => observer.disconnect(), [observer]);

  /** One function for all notes, so that a new render does not measure them all again. */
  const measure = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      observer.observe(node);
      return () => observer.unobserve(node);
    },
    [observer],
  );
  return { heights, measure };
}
