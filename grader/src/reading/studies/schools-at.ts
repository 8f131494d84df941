import type { Word } from '../../model/page.ts';
import type { Entry, Part } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { holdsWord } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';

/** What leads to a school in French, Spanish, Portuguese and Italian: "BTS Tourisme au Lycée de l’Orme". */
const leads =
  /\s(?:à\s(?:l['’]\s?|la\s)|aux?\s|en (?:la|el)\s|n[ao]\s|pel[ao]\s|all['’]|presso (?:l['’]|la\s|il\s)?)(?=[\p{L}])/gu;
/** Where the name of a school ends. */
const ends = /\s*(?:[;|•·]|\s[–—-]\s|\.(?:\s|$)|,\s*(?:\d|avec|con|com)|\s(?:avec|en (?:19|20)\d\d)\s).*$/u;
/** A school by its letters. */
const letters = /^\p{Lu}{3,6}$/u;
/** Among so many words at its beginning a school has what makes it one. */
const openingWords = 2;
const mostWords = 30;
const mostSchoolWords = 12;
const mostDegreeWords = 16;

/** Studies whose school a small word leads to behind the degree, on its line or where that goes on. */
export function withSchoolAt(entry: Entry): Entry {
  const { title, organisation } = entry;
  const known = title && organisation ? undefined : (title ?? organisation);
  if (!known || !namesDegree(known.text)) return entry;
  const words = lineOf(known, entry).slice(0, mostWords);
  const text = textOf(words);
  const from = opensWithYear.exec(text)?.[0].length ?? 0;
  for (const { index, 0: lead } of allMatches(leads, text)) {
    const start = index + lead.length;
    const school = text
      .slice(start)
      .replace(ends, '')
      .replace(/\s*\.$/, '');
    const opening = school.split(' ').slice(0, openingWords).join(' ');
    const isSchool = (letters.test(school) || namesSchool(opening)) && !namesDegree(withoutLevels(school));
    const isShort = school.split(' ').length <= mostSchoolWords;
    if (!isSchool || !isShort || text.slice(from, index).split(' ').length > mostDegreeWords) continue;
    return {
      ...entry,
      title: partOfWords(cutBetween(words, from, index)),
      organisation: partOfWords(cutBetween(words, start, start + school.length)),
    };
  }
  return entry;
}

const opensWithYear = /^(?:19|20)\d\d\s*:\s*/u;

/** The words from the beginning of a part to the end of its line, and those of the next line where nothing stands beside it. */
function lineOf(part: Part, { header, paragraphs }: Entry): Word[] {
  const [first, ...others] = part.words;
  const at = header.findIndex((row) => first && holdsWord(row, first));
  const row = header[at];
  if (!first || !row) return [];
  const own = row.segments.find((segment) => holdsWord(segment, first)) ?? row;
  const behind = own.words.filter(({ x0, base }) => base > first.base || x0 > first.x0);
  const isAlone = row.segments.length === 1;
  const next = isAlone ? (header[at + 1] ?? paragraphs[0]) : undefined;
  return [first, ...(behind.length > 0 ? behind : others), ...(next?.words ?? [])];
}
