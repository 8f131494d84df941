import { sectionsOf } from './questions.ts';
import type { Resume, Stage } from './resume.ts';

/** The stage that readers judge by: jobs without dates could be long ones, so leaving dates out wins nothing. */
export function expectedStageOf(resume: Resume): Stage {
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const isUndated = jobs.length > 0 && jobs.every(({ date }) => date === undefined);
  return isUndated ? 'senior' : resume.stage;
}
