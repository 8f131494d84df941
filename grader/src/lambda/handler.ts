import { createPool } from '../pool/pool.ts';
import { createGradeFunction, type GradeAnswer, type GradeEvent } from './grade-function.ts';

let starting: Promise<ReturnType<typeof createGradeFunction>> | undefined;

/**
 * The grader as an AWS Lambda function. The worker thread is made once for each instance and outlives hostile files:
 * one that takes too long or too much is refused by name instead of taking the instance along.
 */
export async function handler(event: GradeEvent): Promise<GradeAnswer> {
  starting ??= createPool({ workers: 1 }).then(createGradeFunction);
  try {
    return await (await starting)(event);
  } catch (error) {
    // Whatever broke, the next call begins afresh.
    starting = undefined;
    throw error;
  }
}
