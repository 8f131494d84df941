import type { Row, Segment } from '../../model/resume.ts';
import { findDates, isDateText } from '../../model/text/dates.ts';

/** Whether a row has the date of an entry: at its start or end, or in a cell of its own. */
export function datesEntry(row: Row): boolean {
  if (row.segments.length > 2 && row.segments.some(({ text }) => isDateText(text))) return true;
  return (
    row.segments.some((segment, i) => (i === 0 || i === row.segments.length - 1) && endsInDate(segment)) ||
    opensWithMonth(row.text)
  );
}

/** "Sept 2023 – Accountant": a month and a dash lead what goes on. */
function opensWithMonth(text: string): boolean {
  const [date] = findDates(text);
  return date?.start === 0 && !date.bare && /^\s*[-–—]\s+\p{Lu}/u.test(text.slice(date.end));
}

/** A mark behind the date of a study: "May 2021 | GPA: 3.6". */
const mark = /[\s|,;(–-]*\bC?GPA\b.*$/;

/** What stands behind a date and belongs to it: "July 2025: 4 weeks", "August 2026 – Upcoming". */
const lengthBehind = /\s*[-–—:,(]\s*(?:\d{1,2}\+?\s*(?:weeks?|months?|mos?\.?|years?|yrs?\.?)|upcoming)\W*$/i;

/** What leaves a time open: "2014 –" in a cell of its own. */
const openBehind = /(?<=^(?:19|20)\d\d)\s*[-–—]$/;

function endsInDate(tail: Segment): boolean {
  const text = tail.text.replace(mark, '').replace(lengthBehind, '').replace(openBehind, '');
  return findDates(text).some(
    (date) => date.isRange || (date.end >= text.length - 1 && !date.bare) || date.end - date.start > text.length * 0.7,
  );
}
