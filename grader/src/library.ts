import { availableParallelism } from 'node:os';
import { dayOf } from './day.ts';
import type { GradeOptions } from './grade.ts';
import { createPool, type Pool } from './pool/pool.ts';
import type { Graded } from './report/report.ts';

/** A thread that had nothing to do for so long is ended; until then the next call finds it ready. */
const idleSeconds = 10;
/** The first file of a thread takes longest, and most so on a busy machine. */
const timeoutSeconds = 30;
let shared: Promise<Pool> | undefined;

/**
 * Grades a resume: the bytes of a PDF in, its report out. A file that cannot be graded is no error: it is answered with
 * `ok: false` and a sentence. Throws `ThreadsDown` where no worker thread starts, mostly for lack of memory.
 *
 * The file is read in a worker thread that is killed when it takes too much time or memory. Calls at the same time share
 * one thread for each core; the threads end by themselves and keep no process alive. For page images, marked copies and
 * limits of your own use `createPool`.
 */
export async function grade(
  bytes: Uint8Array,
  { today = dayOf(new Date()), onStage }: Partial<Pick<GradeOptions, 'today' | 'onStage'>> = {},
): Promise<Graded> {
  shared ??= createPool({ workers: 0, most: availableParallelism(), idleSeconds, warm: false, timeoutSeconds });
  const pool = await shared;
  const { graded } = await pool.grade(bytes, { today, ...(onStage ? { onStage } : {}) });
  return graded;
}
