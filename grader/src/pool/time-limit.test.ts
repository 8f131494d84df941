import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { limitTime } from './time-limit.ts';

async function started(program: string): Promise<Worker> {
  const worker = new Worker(program, { eval: true });
  onTestFinished(async () => void (await worker.terminate()));
  await once(worker, 'online');
  return worker;
}

/** The seconds by the clock after which a thread that runs this program is ended. */
async function endedAfter(program: string, seconds: number): Promise<number> {
  const worker = await started(program);
  const begun = performance.now();
  await new Promise<void>((end) => limitTime(worker, seconds, end));
  return (performance.now() - begun) / 1000;
}

test('a thread that only computes ends after its processor time', async () => {
  const seconds = 0.5;
  const worker = await started('for (;;) {}');
  const begun = performance.now();
  const before = await worker.cpuUsage();
  await new Promise<void>((end) => limitTime(worker, seconds, end));
  const { user, system } = await worker.cpuUsage(before);
  // Where so many others compute that it gets less than a sixth of a processor, the clock ends it first.
  const isByClock = performance.now() - begun >= 6 * seconds * 1000;
  expect(isByClock || (user + system) / 1e6 > 0.9 * seconds).toBe(true);
});

test('a thread that waits is given six times as long', async () => {
  const waiting = 'setInterval(() => {}, 1000)';
  expect(await endedAfter(waiting, 0.2)).toBeGreaterThan(1.1);
});

test('a thread that does not answer is judged by the clock', async () => {
  const deaf = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
  expect(await endedAfter(deaf, 0.2)).toBeGreaterThan(0.15);
});

test('a watch that was stopped ends nothing', async () => {
  const worker = await started('for (;;) {}');
  let isOver = false;
  const stop = limitTime(worker, 0.1, () => {
    isOver = true;
  });
  stop();
  const before = await worker.cpuUsage();
  await expect.poll(async () => (await worker.cpuUsage(before)).user, { timeout: 20_000 }).toBeGreaterThan(400_000);
  expect(isOver).toBe(false);
});
