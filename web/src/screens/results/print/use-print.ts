import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Mounts the printed report while the browser prints, however printing was started. */
export function usePrint() {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    // The browser captures the page as soon as these listeners return, hence `flushSync`.
    const begin = () => flushSync(() => setOn(true));
    const end = () => setOn(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  async function print() {
    flushSync(() => setOn(true));
    const images = document.querySelectorAll<HTMLImageElement>('.print-report img');
    await Promise.allSettled(Array.from(images, async (image) => await image.decode()));
    window.print();
  }

  return { isOn, print };
}
