import type { Bullet, DateSpan, Entry } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { experience } from '../told/job-sentence-words.ts';
import { jobToldIn, opensJobSentence } from '../told/job-sentences.ts';

/** What stands beside a time that a line consists of: "Period – May 2012 to June 2014", "(From May 2012 to June 2014)". */
const named = new RegExp(`^\\W*(?:(?:duration|period|tenure|dates?|time|since|from|${experience})\\W*)*$`, 'iu');
/** The time of a job is told in one of so many lines below its header, or with the sentence that tells it and no header. */
const mostLines = 2;
const mostToldLines = 3;

/**
 * Completes a job without a time by what stands first below its header: a time alone, "• Period – May 2012 to June 2014",
 * or a sentence about the post at that employer and its time, "Worked as Office Clerk (From May 2012 to June 2014)".
 */
export function withTimeBelow(entry: Entry): Entry {
  const { header, title, organisation, date, bullets, paragraphs } = entry;
  if (date || !(title ?? organisation)) return entry;
  const units = [...bullets, ...paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  const [first] = units;
  const told = first && header.length > 0 && !title ? toldOf(first) : undefined;
  if (told) return { ...entry, ...told };
  const timed = units
    .slice(0, header.length > 0 ? mostLines : mostToldLines)
    .find((unit) => timeAlone(unit) !== undefined);
  const time = timed && timeAlone(timed);
  if (!timed || !time) return entry;
  if (header.length === 0) return { ...entry, date: time };
  const rest = (all: Bullet[]) => all.filter((unit) => unit !== timed);
  return {
    ...entry,
    date: time,
    header: [...header, ...timed.rows],
    bullets: rest(bullets),
    paragraphs: rest(paragraphs),
  };
}

/** The range of dates that a line consists of. */
function timeAlone({ words, text, rows }: Bullet): DateSpan | undefined {
  const date = rows.length === 1 ? datesIn(words).find(({ isRange }) => isRange) : undefined;
  return date && named.test(text.replace(date.text, '')) ? date : undefined;
}

/** The post and the time of a sentence that names no other employer. */
function toldOf(unit: Bullet): Pick<Entry, 'title' | 'date'> | undefined {
  const job = opensJobSentence(unit.text) ? jobToldIn(unit, true) : undefined;
  const isWhole = job?.title && !job.organisation && job.date?.isRange && titleScoreOf(job.title.text) >= 1;
  return isWhole ? { ...(job.title ? { title: job.title } : {}), ...(job.date ? { date: job.date } : {}) } : undefined;
}
