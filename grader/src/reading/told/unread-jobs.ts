import type { Entry, Section } from '../../model/resume.ts';
import { unitOfRows } from '../../model/text/text.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { partInPieces } from './jobs-in-pieces.ts';
import { linesToJobs } from './lines-to-jobs.ts';

/**
 * The sections of a resume of which no job was read, although a title announces some: their lines are read once more,
 * where a post or an employer alone tells a job. Beside jobs that were read such a line is one of duties.
 */
export function withUnreadJobs(sections: Section[]): Section[] {
  const isWork = ({ kind }: Section) => kind === 'experience';
  if (sections.some((section) => isWork(section) && section.entries.some(tellsJob))) return sections;
  return sections.map((section) => {
    if (!isWork(section) || isDutiesTitle(section.title)) return section;
    const entries = withUnread(section.entries);
    return entries === section.entries
      ? section
      : { ...section, entries, bullets: entries.flatMap(({ bullets }) => bullets) };
  });
}

/** Whether an entry names a post or an employer. */
export const tellsJob = ({ title, organisation }: Entry): boolean => title !== undefined || organisation !== undefined;

/** The jobs that lines tell at a second look, where none of the entries is one; else the same entries. */
export function withUnread(entries: Entry[]): Entry[] {
  if (entries.some(tellsJob)) return entries;
  const read = entries.flatMap(jobsOf);
  return read.some(tellsJob) ? read : entries;
}

/** The jobs that the header and the lines of an entry tell; other lines belong to the job above them. */
function jobsOf(entry: Entry): Entry[] {
  const marked = new Set(entry.bullets);
  const units = [...entry.bullets, ...entry.paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  const [next] = units;
  const goesOn = next && !marked.has(next) && /^\p{Ll}/u.test(next.text) ? next.rows : [];
  const head = [entry.header, [...entry.header, ...goesOn]].map((rows) => partInPieces(unitOfRows(rows))).find(Boolean);
  const first = { ...entry, ...(entry.header.length > 0 ? head : {}), bullets: [], paragraphs: [] };
  return linesToJobs(first, units, marked, partInPieces).filter(
    ({ header, bullets, paragraphs }) => header.length + bullets.length + paragraphs.length > 0,
  );
}
