import type { Entry, Section } from '../../model/resume.ts';
import { unitOfRows } from '../../model/text/text.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { partInPieces } from './jobs-in-pieces.ts';

/**
 * The sections of a resume of which no job was read, although a title announces some: their lines are read once more,
 * where a post or an employer alone tells a job. Beside jobs that were read such a line is one of duties.
 */
export function withUnreadJobs(sections: Section[]): Section[] {
  const isWork = ({ kind }: Section) => kind === 'experience';
  const tells = ({ title, organisation }: Entry) => title !== undefined || organisation !== undefined;
  if (sections.some((section) => isWork(section) && section.entries.some(tells))) return sections;
  return sections.map((section) => {
    if (!isWork(section) || isDutiesTitle(section.title)) return section;
    const entries = section.entries.flatMap(jobsOf);
    return entries.some(tells) ? { ...section, entries, bullets: entries.flatMap(({ bullets }) => bullets) } : section;
  });
}

/** The jobs that the header and the lines of an entry tell; other lines belong to the job above them. */
function jobsOf(entry: Entry): Entry[] {
  const head = entry.header.length > 0 ? partInPieces(unitOfRows(entry.header)) : undefined;
  const out: Entry[] = [{ ...entry, ...head, bullets: [], paragraphs: [] }];
  const marked = new Set(entry.bullets);
  const units = [...entry.bullets, ...entry.paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  for (const unit of units) {
    const told = partInPieces(unit);
    if (told) out.push({ header: [], ...told, bullets: [], paragraphs: [] });
    (marked.has(unit) ? out.at(-1)?.bullets : out.at(-1)?.paragraphs)?.push(unit);
  }
  return out.filter(({ header, bullets, paragraphs }) => header.length + bullets.length + paragraphs.length > 0);
}
