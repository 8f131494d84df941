import { type RefObject, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  /** The list it belongs to, and the number of its entries. */
  list: RefObject<HTMLUListElement | null>;
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

const link = 'a[href]:not([tabindex="-1"])';

/** Loads the next page of a list, then focuses its first new entry. */
export function ShowMore({ list, count, hasMore, isLoading, onMore }: Props) {
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = countBefore.current;
    if (before === undefined || count <= before) return;
    countBefore.current = undefined;
    const entry = list.current?.children[before];
    (entry?.querySelector<HTMLElement>(link) ?? entry?.querySelector('button'))?.focus();
  }, [count, list]);

  function more() {
    if (isLoading) return;
    countBefore.current = count;
    onMore();
  }

  if (!hasMore) return null;
  return (
    <Button look="quiet" className="self-center" aria-disabled={isLoading} onClick={more}>
      {isLoading ? 'Loading…' : 'Show more'}
    </Button>
  );
}
