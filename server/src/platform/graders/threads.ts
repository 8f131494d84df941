import { createPool, rubricVersion } from '@redmark/grader';
import type { Graders } from './graders.ts';

/** Worker threads of this process. One is kept even where nothing is graded: page images are drawn on upload. */
export async function openThreadGraders(workers: number): Promise<Graders> {
  const pool = await createPool({ workers: Math.max(workers, 1) });
  return { rubricVersion, grade: pool.grade, draw: pool.draw, annotate: pool.annotate, close: pool.close };
}
