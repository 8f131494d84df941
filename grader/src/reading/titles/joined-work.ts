import { namesCredits } from '../../model/credits.ts';
import type { Row, SectionKind } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { isLabelText } from '../../model/titles/entry-labels.ts';
import { isPlace } from '../../words/places/places.ts';
import { datesEntry } from '../entries/dated-rows.ts';
import { sameLooks } from '../rows/looks.ts';
import type { Heading } from './title-candidates.ts';

/** A section before its entries are read. */
export type Draft = { heading: Heading; rows: Row[] };

/** So near below its header stands the time of a job, in a row of so few words. */
const mostRowsToDate = 2;
const mostDateRowWords = 12;

/** So many dated rows without a list are several jobs. */
const leastJobs = 3;

const workKinds: SectionKind[] = ['experience', 'projects', 'teaching', 'research'];

/**
 * Puts back what only looks like a title of its own below a section of jobs: an employer, a post or a town in the looks
 * of titles, and the title of the duties of the job above, such as "Nature of work".
 */
export function withJoinedWork<D extends Draft>(drafts: readonly D[]): D[] {
  const out: D[] = [];
  const headers: Row[] = [];
  for (const draft of drafts) {
    const { heading, rows } = draft;
    const last = out.at(-1);
    // A title of duties in the looks of titles was accepted as one of jobs where it is a section of its own.
    const isOwn = heading.known || isLabelText(heading.segment.text) || (last && isListOfCredits(last));
    const above = isOwn ? undefined : last?.heading.kind;
    const isHeader =
      above === 'experience' && (headsJob(heading, rows) || headers.some((row) => sameLooks(row, heading.row)));
    if (isHeader) headers.push(heading.row);
    const isCaption =
      above !== undefined &&
      workKinds.includes(above) &&
      isDutiesTitle(heading.segment.text) &&
      !(last && tellsSeveral(last.rows));
    if (last && (isHeader || isCaption)) out[out.length - 1] = { ...last, rows: [...last.rows, heading.row, ...rows] };
    else out.push(draft);
  }
  return out;
}

/** Whether a section lists what somebody was booked for. */
export const isListOfCredits = ({ heading: { known, segment } }: Draft): boolean =>
  !known && namesCredits(segment.text);

/** Whether rows are several jobs without a line under any: duties that follow are of all of them. */
const tellsSeveral = (rows: Row[]) =>
  !rows.some(({ mark }) => mark) && rows.filter((row) => datesEntry(row)).length >= leastJobs;

/** Whether the row of a title begins or goes on with the header of a job. */
function headsJob({ row, segment }: Heading, rows: Row[]): boolean {
  const { text } = segment;
  if (datesEntry(row) || isPlace(text)) return true;
  if (organisationScoreOf(text) >= 1 || titleScoreOf(text) >= 2) return true;
  return rows
    .slice(0, mostRowsToDate)
    .some((next) => !next.mark && next.words.length <= mostDateRowWords && datesEntry(next));
}
