import type { Row, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';

/** Whether a row has the date of an entry: at its start or end, or in a cell of its own. */
export function datesEntry(row: Row): boolean {
  if (row.segments.length > 2 && row.segments.some(isDateOnly)) return true;
  return row.segments.some((segment, i) => (i === 0 || i === row.segments.length - 1) && endsInDate(segment));
}

/** A cell of a row that is a date and nothing else. */
function isDateOnly({ text }: Segment): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.end - date.start >= text.trim().length - 1;
}

function endsInDate(tail: Segment): boolean {
  return findDates(tail.text).some(
    (date) =>
      date.isRange ||
      (date.end >= tail.text.length - 1 && !date.bare) ||
      date.end - date.start > tail.text.length * 0.7,
  );
}
