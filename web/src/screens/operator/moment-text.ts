import { dayText } from '../../parts/report/report-words.ts';

/** Day and time in the reader's time zone, as in `Nov 8, 2023, 09:05`. */
export function momentText(at: string): string {
  const date = new Date(at);
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${dayText(at)}, ${hours}:${minutes}`;
}
