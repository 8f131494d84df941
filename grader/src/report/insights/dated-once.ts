import { isNamed } from '../../model/questions.ts';
import type { Entry } from '../../model/resume.ts';
import { lettersOfName } from '../../model/text/name-letters.ts';

/** The jobs without those that are named once without a time, in a list at the top, and told with it elsewhere. */
export function datedOnce(jobs: readonly Entry[]): Entry[] {
  const named = jobs.filter(isNamed);
  const dated = new Set(named.flatMap((job) => (job.date ? namesOf(job) : [])));
  return named.filter((job) => job.date || !namesOf(job).some((name) => dated.has(name)));
}

const namesOf = ({ title, organisation }: Entry) =>
  [title, organisation].flatMap((part) => (part ? [lettersOfName(part.text)] : []));
