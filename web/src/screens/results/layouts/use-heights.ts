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
            if (target instanceof HTMLElement) after.set(Number(target.dataset.number), target.offsetHeight);
          return after;
        });
      }),
  );
  useEffect(() => () => observer.disconnect(), [observer]);

  /** A stable ref callback, so that a new render does not observe every note again. */
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
