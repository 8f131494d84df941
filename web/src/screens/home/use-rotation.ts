import { quoteMilliseconds } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { useMedia } from '../../parts/layout/use-media.ts';

/** The index of the item to show: the next one every 20 seconds, unless paused or reduced motion is preferred. */
export function useRotation(count: number) {
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const isPlaying = choice ?? !wantsStillness;
  const step = (by: number) => setAt((now) => (now + by + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step by hand starts the 20 seconds anew.
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), quoteMilliseconds);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count, at]);

  return { at, step, isPlaying, setPlaying: setChoice, setHeld };
}
