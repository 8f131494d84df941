import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsIn } from '../base/durations.ts';

const limitSeconds = 20;

/** Polls until a condition holds; fails the test when it does not in time. */
export async function until(holds: () => Promise<boolean> | boolean, seconds = limitSeconds): Promise<void> {
  const end = performance.now() + seconds * millisecondsIn.second;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`This never came true: ${holds}`);
    await pause(10);
  }
}
