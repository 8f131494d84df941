import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { slowPdf } from '../testing/hostile.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

const today = '2026-11-21';
const resume = () => readFileSync(new URL('../../../corpus/ines-swiss/resume.pdf', import.meta.url));
let pool: Pool;

/** Whether a job gets its answer. Pages are drawn without the word lists, which take a new thread a second to load. */
const serves = async () => (await pool.renderPages(resume())).ok;

afterEach(async () => {
  await pool.close();
});

test('a resume is graded with both sizes of its page images, in stages', async () => {
  pool = await createPool({ workers: 1 });
  const stages: string[] = [];
  const { graded, images } = await pool.grade(resume(), {
    today,
    images: true,
    onStage: (stage) => stages.push(stage),
  });
  expect(graded.ok).toBe(true);
  expect(stages).toEqual(['reading', 'layout', 'content', 'formatting', 'writing', 'drawing']);
  expect(images.map(({ mid, big }) => [widthOf(mid), widthOf(big)])).toEqual([[504, 1008]]);
});

test('a file that takes too long is refused, its thread killed, and the next job served', async () => {
  pool = await createPool({ warm: false, workers: 1, timeoutSeconds: 1 });
  const [slow, next] = await Promise.all([pool.renderPages(slowPdf()), serves()]);
  expect(slow).toMatchObject({ ok: false, error: { code: 'too_slow' } });
  expect(next).toBe(true);
});

test('a pool grows when its last idle thread gets a job, so that one slow file delays nobody', async () => {
  pool = await createPool({ warm: false, workers: 1, most: 2, timeoutSeconds: 20 });
  let isOver = false;
  void pool.renderPages(slowPdf()).finally(() => {
    isOver = true;
  });
  expect([await serves(), isOver]).toEqual([true, false]);
});

test('a pool without threads starts one for its first job, and ends it when it is idle for long', async () => {
  pool = await createPool({ warm: false, workers: 0, most: 1, idleSeconds: 0.2 });
  expect(pool.threads().all).toBe(0);
  expect(await serves()).toBe(true);
  await expect.poll(() => pool.threads().all, { timeout: 20_000 }).toBe(0);
  expect(await serves()).toBe(true);
});

test('a pool that keeps no thread has one at its start, which goes when there is nothing to do', async () => {
  pool = await createPool({ warm: false, workers: 1, kept: 0, most: 1, idleSeconds: 0.2 });
  expect(pool.threads().all).toBe(1);
  await expect.poll(() => pool.threads().all, { timeout: 20_000 }).toBe(0);
  expect(await serves()).toBe(true);
});

test('a pool that only proves that threads start has none afterwards, and refuses to be where none starts', async () => {
  pool = await createPool({ warm: false, workers: 0, proves: true, most: 1 });
  expect(pool.threads().all).toBe(0);
  expect(await serves()).toBe(true);
  const program = new URL('data:text/javascript,throw new Error("no memory")');
  await expect(createPool({ warm: false, workers: 0, proves: true, program })).rejects.toThrow('needs more memory');
});

test('a thread is there for a job that was announced, and not a second one when it is announced again', async () => {
  pool = await createPool({ warm: false, workers: 0, most: 2 });
  pool.prepare();
  pool.prepare();
  expect(pool.threads()).toEqual({ all: 1, idle: 0, waiting: 0 });
  await expect.poll(() => pool.threads().idle, { timeout: 20_000 }).toBe(1);
  pool.prepare();
  expect(pool.threads().all).toBe(1);
});

test('rendering may be given less time than the pool allows', async () => {
  pool = await createPool({ warm: false, workers: 1, timeoutSeconds: 20 });
  const begun = performance.now();
  expect(await pool.renderPages(slowPdf(), { seconds: 0.5 })).toMatchObject({ ok: false, error: { code: 'too_slow' } });
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test('a file that needs too much memory is refused, and the host keeps running', async () => {
  pool = await createPool({ warm: false, workers: 1, heapMegabytes: 20 });
  const large = Buffer.concat([resume(), Buffer.alloc(24 * 1024 * 1024, 32)]);
  const { graded } = await pool.grade(large, { today });
  expect(graded.ok).toBe(false);
  const { graded: after } = await pool.grade(resume(), { today });
  expect(after.ok).toBe(true);
});

test('threads that do not start are reported, their jobs refused, and starting is retried', async () => {
  const broken = new URL('data:text/javascript,throw new Error("no memory")');
  const options: PoolOptions = { warm: false, workers: 1, timeoutSeconds: 1 };
  pool = await createPool(options);
  options.program = broken;
  const [slow, waiting] = await Promise.allSettled([pool.renderPages(slowPdf()), serves()]);
  expect(slow).toMatchObject({ value: { ok: false, error: { code: 'too_slow' } } });
  expect(waiting).toMatchObject({ reason: { name: 'ThreadsDown' } });
  await expect(serves()).rejects.toThrow('do not start');
  await expect(createPool({ warm: false, workers: 1, program: broken })).rejects.toThrow('needs more memory');

  delete options.program;
  await expect.poll(async () => await serves().catch(() => false), { timeout: 20_000 }).toBe(true);
});

test('many jobs at once give the same report as one alone', async () => {
  pool = await createPool({ warm: false, workers: 2 });
  const reports = await Promise.all(Array.from({ length: 12 }, () => pool.grade(resume(), { today })));
  expect(new Set(reports.map(({ graded }) => JSON.stringify(graded))).size).toBe(1);
});

function widthOf(png: Uint8Array): number {
  return new DataView(png.buffer, png.byteOffset).getUint32(16);
}
