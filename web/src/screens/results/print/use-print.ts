import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Puts the printed report on the page for as long as it is printed, however printing was asked for. */
export function usePrint() {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    // The browser takes its picture of the page as soon as these have been heard.
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
