import type { GradeOptions } from '../../grade.ts';
import { type Pool, ThreadsDown } from '../../pool/pool.ts';
import type { PageImage } from '../../report/report.ts';
import type { Outcome } from '../formats/format.ts';

/** Grades a file in a pool. Whatever goes wrong is an outcome with a sentence, too. */
export async function gradedBy(
  pool: Pool,
  bytes: Uint8Array,
  options: GradeOptions,
): Promise<{ graded: Outcome; images: PageImage[] }> {
  try {
    return await pool.grade(bytes, options);
  } catch (error) {
    const failed = { code: 'failed', message: 'The grader failed on this file. Please report that as a bug.' };
    const down = error instanceof ThreadsDown ? { code: 'no_memory', message: error.message } : failed;
    return { graded: { ok: false, error: down }, images: [] };
  }
}
