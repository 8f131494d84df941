import type { Entry, Part } from '../../model/resume.ts';
import { namesJob } from '../text/names-job.ts';

/**
 * The title of an entry. Where the employer was not told apart from it, only the pieces that name a job: the name of an
 * employer or a school proves nothing.
 */
export function titleOfEntry({ title, organisation, header }: Entry): Part | undefined {
  if (title && organisation) return title;
  const [row] = header;
  const whole = title ?? (row && !organisation ? { text: row.text, words: row.words } : undefined);
  if (!whole) return undefined;
  const pieces = whole.text.split(/\s*(?:,|\||\s[–—-]\s|\s@\s|\bat\s(?=\p{Lu}))\s*/u);
  const jobs = pieces.filter((piece) => namesJob(piece));
  return pieces.length > 1 && jobs.length > 0 ? { text: jobs.join(', '), words: whole.words } : whole;
}
