import type { Entry, MonthDate } from './resume.ts';
import { monthsOf } from './text/dates.ts';

/** What is said of a post that has been promised and has not begun. */
const promised = /^\W*(?:incoming|upcoming)\b|[(|,–-]\s*(?:incoming|upcoming)\W*$/i;

/** Whether a post has not begun: nobody can tell yet what was done there. */
export const isStillToCome = ({ title, header, date }: Entry, { today }: { today: MonthDate }): boolean =>
  promised.test(title?.text ?? '') ||
  header.some(({ text, segments }) => promised.test(text) || segments.some((segment) => promised.test(segment.text))) ||
  (date?.start !== undefined && monthsOf(date.start) > monthsOf(today));
