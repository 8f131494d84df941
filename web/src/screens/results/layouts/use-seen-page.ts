import { useEffect } from 'react';
import { sheetId } from '../report/element-ids.ts';

/** Reports which of the pages crosses the middle of the window. */
export function useSeenPage(pages: number, onSee: (page: number) => void) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) onSee(Number(target.id.split('-').at(-1)));
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (let page = 0; page < pages; page += 1) {
      const sheet = document.getElementById(sheetId(page));
      if (sheet) observer.observe(sheet);
    }
    return () => observer.disconnect();
  }, [pages, onSee]);
}
