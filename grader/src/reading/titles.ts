import type { SectionKind } from '../model/resume.ts';
import { sectionTitles } from '../words/section-titles.ts';

const kinds = new Map<string, SectionKind>(
  Object.entries(sectionTitles).flatMap(([kind, titles]) =>
    titles.split('|').map((title) => [title.trim(), kind as SectionKind] as const),
  ),
);
/** Words that make a section title of the words before them: "University Projects". */
const titleHeads = new Set(
  `experience projects certifications awards publications internships skills strengths competencies proficiencies
  expertise qualifications certificates honors honours licenses licences internship employment education coursework
  volunteering languages interests references achievements technologies`.split(/\s+/),
);
/** Words that make such a line a role or a field of work instead: "Customer Experience". */
const roleWords = new Set(
  'of customer client user guest patient member candidate employee digital retail special higher early childhood adult health physical'.split(
    ' ',
  ),
);
const despaced = new Map([...kinds].map(([title, kind]) => [title.replaceAll(' ', ''), kind]));

/** Lower case, letters only, with `&`, `+` and `/` as "and". */
function normaliseTitle(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[&+/]/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The kind of section that a title announces; undefined for an unknown title. */
export function kindOfTitle(text: string): SectionKind | undefined {
  const title = normaliseTitle(text);
  if (title === '' || title.length > 60) return undefined;
  const whole = kinds.get(title) ?? despaced.get(title.replaceAll(' ', ''));
  if (whole) return whole;
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length <= 3 && titleHeads.has(last) && !words.some((word) => roleWords.has(word))) return kinds.get(last);
  const pieces = text.split(/\s[·|:–—-]\s/);
  if (pieces.length > 1)
    return pieces.map((piece) => kinds.get(normaliseTitle(piece))).findLast((kind) => kind !== undefined);
  const parts =
    text.includes(',') || / and /.test(title)
      ? text
          .split(/,|&|\+|\/|\band\b/i)
          .map(normaliseTitle)
          .filter(Boolean)
      : [];
  const partKinds = parts.map((part) => kinds.get(part));
  return parts.length > 1 && partKinds.every((kind) => kind !== undefined) ? partKinds[0] : undefined;
}
