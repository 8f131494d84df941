import type { Resume } from '../../model/resume.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { plainText } from '../../model/trades/tokens.ts';
import { titleOfEntry } from './entry-title.ts';
import type { EntryKey } from './lines.ts';

/** A job of a resume. Months are counted from year 0; undefined where no date is printed. */
export type Job = { title: string; from: number | undefined; to: number | undefined; share: number; entry: EntryKey };

/** The dated and undated work of a resume; volunteering and internships count half. */
export function jobsOf({ sections, today }: Resume): Job[] {
  const now = monthsOf(today);
  const jobs: Job[] = [];
  for (const section of sections) {
    if (!['experience', 'volunteering', 'teaching', 'research'].includes(section.kind)) continue;
    for (const entry of section.entries) {
      const { date } = entry;
      const title = plainText(titleOfEntry(entry)?.text ?? '');
      const isHalf = section.kind === 'volunteering' || /\bintern(?:ship)?\b/i.test(`${section.title} ${title}`);
      const from = date?.start ? monthsOf(date.start) : undefined;
      const last = date?.present ? now : date?.end ? monthsOf(date.end, date.start?.month ?? 12) : from;
      const to = last === undefined ? undefined : Math.min(last, now);
      jobs.push({ title, from, to, share: isHalf ? 0.5 : 1, entry });
    }
  }
  return jobs;
}

/** Years that jobs cover together, each job counting by its share and by `relevance` from 0 to 1. */
export function yearsOf(jobs: readonly Job[], relevance: (job: Job) => number): number {
  const covered = new Map<number, number>();
  for (const job of jobs) {
    if (job.from === undefined || job.to === undefined) continue;
    const value = job.share * relevance(job);
    if (value === 0) continue;
    for (let month = Math.max(job.from, job.to - 720); month <= job.to; month++)
      covered.set(month, Math.max(value, covered.get(month) ?? 0));
  }
  let months = 0;
  for (const value of covered.values()) months += value;
  return Math.round((months / 12) * 10) / 10;
}
