import type { Entry } from '../../model/resume.ts';

const count = String.raw`(?:\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const length = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])${count}\s?(?:years?|yrs?|months?|weeks?|days?)(?:\s?(?:&|and|,)?\s?${count}\s?months?)?(?![\p{L}\d])`,
  'iu',
);

/** How long a job lasted, where its header tells that in the place of a time: "3 years", "Two years & five months". */
export function durationOf({ header, date, title, organisation, bullets, paragraphs }: Entry): string | undefined {
  if (date || !(title || organisation)) return undefined;
  // A job that is told in a sentence has no other header.
  const [first] = [...paragraphs, ...bullets];
  const told = first?.words.some((word) => (title ?? organisation)?.words.includes(word)) ? [first] : [];
  return [...header, ...told].map(({ text }) => length.exec(text)?.[0]).find((found) => found !== undefined);
}
