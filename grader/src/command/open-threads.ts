import { createPool, type Pool } from '../pool/pool.ts';

/** As a published package the grader is JavaScript. */
const program = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url);

/** The files are the caller's own, and a busy machine must not make a good one fail: much longer than a server allows. */
const timeoutSeconds = 60;

/** The threads of one call of the command: they start quickly, and their first file warms them up. */
export async function openThreads(workers: number): Promise<Pool> {
  return await createPool({ workers, warm: false, program, timeoutSeconds });
}
