import { useEffect, useState } from 'react';
import { fallbackPercent } from './fallback-clock.ts';

/** Until the first word of the server a clock moves the bar. */
export function useFallbackPercent(isSilent: boolean): number {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (!isSilent) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isSilent]);

  return fallbackPercent(seconds);
}
