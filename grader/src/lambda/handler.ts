import { createPool, type Pool } from '../pool/pool.ts';
import { createGradeFunction, type GradeAnswer, type GradeEvent } from './grade-function.ts';

let opening: Promise<Pool> | undefined;

/**
 * The grader as an AWS Lambda function. The worker thread is created once per instance and outlives hostile files: a
 * file that takes too long or too much memory is refused by name, and the instance survives.
 */
export async function handler(event: GradeEvent): Promise<GradeAnswer> {
  opening ??= createPool({ workers: 1 });
  const mine = opening;
  try {
    return await createGradeFunction(await mine)(event);
  } catch (error) {
    // After any failure the next call starts with a new pool. An instance has one call at a time, so no other call is
    // cut off.
    opening = undefined;
    await mine.then(async (pool) => await pool.close()).catch(() => {});
    throw error;
  }
}
