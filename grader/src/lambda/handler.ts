import { createPool, type Pool } from '../pool/pool.ts';
import { createGradeFunction, type GradeAnswer, type GradeEvent } from './grade-function.ts';

let opening: Promise<Pool> | undefined;

/**
 * The grader as an AWS Lambda function. The worker thread is made once for each instance and outlives hostile files:
 * one that takes too long or too much is refused by name instead of taking the instance along.
 */
export async function handler(event: GradeEvent): Promise<GradeAnswer> {
  opening ??= createPool({ workers: 1 });
  const mine = opening;
  try {
    return await createGradeFunction(await mine)(event);
  } catch (error) {
    // Whatever broke, the next call begins afresh. An instance has one call at a time, so nobody else is cut off.
    opening = undefined;
    await mine.then(async (pool) => await pool.close()).catch(() => {});
    throw error;
  }
}
