import type { Entry, Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';

/** What names a time in its line: "Duration: 2013 to 2015", "Since June 2011 to May 2013". */
const named = /^\W*(?:(?:duration|period|tenure|experience|since|from|time)\W*)*$/i;
/** So many rows has a header that is the time of the job above. */
const mostRows = 3;

/**
 * Gives a job its time where text about it parted them: below "Head Weaver" and a line about the firm stands "June
 * 2011 to May 2013" alone.
 */
export function withPartedTimes(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    if (above && lacksTime(above) && isTime(entry)) out[out.length - 1] = joined(above, entry);
    else out.push(entry);
  }
  return out;
}

const lacksTime = ({ header, title, organisation, date }: Entry) =>
  header.length > 0 && (title ?? organisation) !== undefined && date === undefined;

const isTime = ({ header, title, organisation, location, date }: Entry) =>
  !title &&
  !organisation &&
  !location &&
  date?.isRange === true &&
  header.length <= mostRows &&
  header.some((row) => !row.table && isTimeAlone(row));

/** Whether a row says nothing but a range of dates. */
function isTimeAlone({ text }: Row): boolean {
  const [date] = findDates(text);
  return date?.isRange === true && named.test(text.slice(0, date.start) + text.slice(date.end));
}

const joined = (above: Entry, { header, date, bullets, paragraphs }: Entry): Entry => ({
  ...above,
  ...(date ? { date } : {}),
  header: [...above.header, ...header],
  bullets: [...above.bullets, ...bullets],
  paragraphs: [...above.paragraphs, ...paragraphs],
});
