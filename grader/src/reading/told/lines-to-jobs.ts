import type { Bullet, Entry } from '../../model/resume.ts';

/**
 * Gives lines to the jobs that they tell, in their order: each line for which `jobTold` finds a job begins one, and the
 * others belong to the job above them. `first` is the job above all of them.
 */
export function linesToJobs(
  first: Entry,
  lines: readonly Bullet[],
  marked: ReadonlySet<Bullet>,
  jobTold: (line: Bullet) => Partial<Entry> | undefined,
): Entry[] {
  const jobs: Entry[] = [first];
  for (const line of lines) {
    const told = jobTold(line);
    if (told) jobs.push({ header: [], ...told, bullets: [], paragraphs: [] });
    (marked.has(line) ? jobs.at(-1)?.bullets : jobs.at(-1)?.paragraphs)?.push(line);
  }
  return jobs;
}
