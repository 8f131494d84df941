import { endOf, sectionsOf } from './questions.ts';
import type { Entry, Resume } from './resume.ts';
import { monthsOf } from './text/dates.ts';
import { isDutiesTitle } from './titles/duty-titles.ts';

/** In months: a job of so few that ended so many before the newest one. */
const short = 6;
const old = 120;

/** Whether a job of months ended so long before the newest one that it is to be shortened rather than told. */
export function isShortAndOld({ date }: Entry, resume: Resume): boolean {
  if (!date?.isRange || date.present || !date.start || !date.end) return false;
  const ended = monthsOf(date.end, 12);
  if (ended - monthsOf(date.start, 1) > short) return false;
  const dates = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.flatMap((one) => one.date ?? []));
  return dates.some((other) => Math.min(endOf(other), monthsOf(resume.today)) - ended >= old);
}

/** In months. */
const mostOver = 60;

/** Whether a job ended years ago: if it is the newest with a date, what came since has none, and is more to the point. */
export const isLongOver = ({ date }: Entry, { today }: Resume): boolean =>
  date !== undefined && monthsOf(today) - endOf(date) > mostOver;

/** So many lines tell a job. */
const toldLines = 3;
/** A label that stands behind the header of a job and was read as a title. */
const label = /^\W*(?:summary|details?|description)\s*:/i;

/** Whether the lines of a job stand below the next one, which has the same title, or behind a label of their own. */
export function isToldBelow(entry: Entry, { sections }: Resume): boolean {
  const own = sections.findIndex(({ entries }) => entries.includes(entry));
  const entries = sections[own]?.entries ?? [];
  const next = entries[entries.indexOf(entry) + 1];
  if (next) return isNamedAlike(entry, next) && next.bullets.length + next.paragraphs.length >= toldLines;
  const below = sections[own + 1];
  if (own < 0 || !below || below.rows.length < toldLines) return false;
  return isDutiesTitle(below.title) || label.test(below.heading.text);
}

const isNamedAlike = ({ title }: Entry, other: Entry) =>
  title !== undefined && title.text.toLowerCase() === other.title?.text.toLowerCase();
