import { type RefObject, useEffect, useState } from 'react';

/** How far a sticky sheet has moved down inside its section. */
export function useShift(sheet: RefObject<HTMLElement | null>): number {
  const [shift, setShift] = useState(0);
  useEffect(() => {
    const read = () => setShift(sheet.current?.offsetTop ?? 0);
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [sheet]);
  return shift;
}
