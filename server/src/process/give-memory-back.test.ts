import { expect, onTestFinished, test, vi } from 'vitest';
import { giveMemoryBack } from './give-memory-back.ts';

/** Looks every second of a clock that the test moves. */
function watched() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seen = { threads: 0, collected: 0 };
  const collect = () => {
    seen.collected += 1;
  };
  const stop = giveMemoryBack(() => seen.threads, { collect, seconds: 1 });
  onTestFinished(stop);
  return { seen, stop, pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000) };
}

test('garbage of the start is collected once, and that of work once it is over', () => {
  const { seen, pass } = watched();
  pass(5);
  expect(seen.collected).toBe(1);
  seen.threads = 2;
  pass(5);
  expect(seen.collected).toBe(1);
  seen.threads = 0;
  pass(5);
  expect(seen.collected).toBe(2);
});

test('nothing is collected once it was ended', () => {
  const { seen, stop, pass } = watched();
  stop();
  pass(5);
  expect(seen.collected).toBe(0);
});

test('the memory of an object nobody refers to is given back', async () => {
  const dead = makeRef();
  const stop = giveMemoryBack(() => 0, { seconds: 0.01 });
  onTestFinished(stop);
  // No object is compared: what is compared is kept for the report.
  await expect.poll(() => dead.deref() === undefined, { timeout: 10_000 }).toBe(true);
});

/** In a function of its own, whose frame is gone when the collection looks for references. */
const makeRef = () => new WeakRef({ large: new Uint8Array(1000) });
