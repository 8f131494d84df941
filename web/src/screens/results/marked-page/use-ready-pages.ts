import { useEffect } from 'react';

const patienceMilliseconds = 300;

/** Fetches pages that are not on the screen while nothing else is to do, so that turning and printing do not wait. */
export function useReadyPages(images: string[]) {
  const all = images.join('\n');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const src of all.split('\n').filter(Boolean)) new Image().src = src;
    }, patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [all]);
}
