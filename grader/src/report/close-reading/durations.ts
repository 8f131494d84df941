import type { Entry } from '../../model/resume.ts';
import { holdsWord } from '../../reading/rows/looks.ts';

const count = String.raw`(?:\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const about = String.raw`(?:(?:more than|over|about|around|nearly|almost|(?:since|from|for)\s(?:the\s)?last)\s)?`;
const half = String.raw`(?:\s(?:and|&)\s(?:a\s)?half)?`;
const length = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])${about}${count}${half}\s?(?:years?|yrs?|months?|weeks?|days?)(?:\s?(?:&|and|,)?\s?${count}\s?months?|\s(?:and|&)\s(?:a\s)?half)?(?![\p{L}\d])`,
  'iu',
);

/** How long a job lasted, where its header tells that in the place of a time: "3 years", "Two years & five months". */
export function durationOf({ header, date, title, organisation, bullets, paragraphs }: Entry): string | undefined {
  if (date || !(title || organisation)) return undefined;
  // A job that is told in a sentence has no other header.
  const own = [...(title?.words ?? []), ...(organisation?.words ?? [])];
  const told = [...paragraphs, ...bullets].filter((unit) => own.some((word) => holdsWord(unit, word)));
  return [...header, ...told].map(({ text }) => length.exec(text)?.[0]).find((found) => found !== undefined);
}
