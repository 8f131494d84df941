import { createPool } from '../grader/src/index.ts';
import type { Sample } from './files.ts';
import { table } from './measure.ts';

const rounds = 3;

/** Documents per second through a pool of two threads, page images included. */
export async function benchThroughput(samples: Sample[]) {
  const pool = await createPool({ workers: 2 });
  const options = { today: '2026-11-21', images: true };
  // Results are dropped at once, so that the memory shown is the pool's own.
  const run = async () => {
    await Promise.all(
      samples.map(async ({ bytes }) => {
        await pool.grade(bytes, options);
      }),
    );
  };
  await run();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await run();
    rates.push((samples.length * 1000) / (performance.now() - started));
  }
  const rss = process.memoryUsage().rss / 1024 / 1024;
  await pool.close();
  table('Pool of two threads, page images included', [
    ['documents a second', rates.map((rate) => rate.toFixed(1)).join(', ')],
    ['memory of the process', `${rss.toFixed(0)} MB`],
  ]);
}
