import { progressStep, progressStepSeconds } from '@redmark/contract';
import { useEffect, useState } from 'react';

/** The progress to show until the server reports any, by the time that has passed. */
export function useFallbackPercent(isSilent: boolean): number {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (!isSilent) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isSilent]);

  return fallbackPercent(seconds);
}

/** One step every twelve seconds, never past 100. */
export function fallbackPercent(seconds: number): number {
  return Math.min(100, Math.floor(seconds / progressStepSeconds) * progressStep);
}
