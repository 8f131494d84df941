import { progressStep, progressStepSeconds } from '@redmark/contract';

/** Percent to show after `seconds` without a word from the server: a step every twelve seconds, never past 100. */
export function fallbackPercent(seconds: number): number {
  return Math.min(100, Math.floor(seconds / progressStepSeconds) * progressStep);
}
