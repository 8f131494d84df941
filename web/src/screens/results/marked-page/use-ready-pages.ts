import { useEffect } from 'react';

const delayMilliseconds = 300;

/** Preloads the images of all pages shortly after the first one, so that turning pages and printing do not wait. */
export function useReadyPages(images: string[]) {
  const all = images.join('\n');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const src of all.split('\n').filter(Boolean)) new Image().src = src;
    }, delayMilliseconds);
    return () => clearTimeout(timer);
  }, [all]);
}
