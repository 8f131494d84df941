import type { Entry, Part } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { findDates } from '../../model/text/dates.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { withoutMark } from '../entries/whole-names.ts';
import { holdsWord } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';
import { endOfSchool } from '../told/study-lines.ts';

/** What leads from a school to a degree right behind it: "Elm College-Certificate in Ropes", "Elm College pursuing BA in Law". */
const toDegree =
  /\s*[-–—:_]+\s*|\s*,?\s+(?:(?:currently |presently )?(?:pursuing|studying|doing)(?: an?| my)?|degree in|and (?:was )?awarded(?: an?)?)\s+|\s+(?=\p{Lu})/gu;
/** A school by its letters, or a public one, right behind a degree: "BA in Law KBN College", "Diploma in Ropes Govt. School". */
const toSchool =
  /\s+(?:from|in)\s+(?=[Gg]ovt|[Bb]oard of)|\s*[-–—]\s*(?=\p{Lu}{3})|\s+(?=(?:[Gg]ovt|Government)(?!\p{L})|(?:\p{Lu}\.?){2,}\s)|(?<=std)\.(?=\p{Lu})/gu;
/** A public school for a trade, by its letters. */
const trainer = /(?<!\p{L})I\.?T\.?I(?!\p{L})/u;
/** What no degree ends with. */
const leadsOn = /(?:^|\s)(?:in|of|and|for|the|by|to|with|passed|pass|from|&)$|[(&,/]$|\([^)]*$/iu;
const openingWords = 3;
const mostDegreeWords = 12;
/** What is told of a degree behind it. */
const remark =
  /\s*(?:[;|•]|,?\s+(?:obtained|with|expected|graduated|in progress)(?!\p{L})|\(\s*(?:grade|still|mean|gpa|\d)).*$/iu;

/** A study whose degree and school stand in one name: "Elm Girls School-Certificate in Ropes", "BA in Law KBN College". */
export function withGluedParted(entry: Entry): Entry {
  const { title, organisation, header } = entry;
  const part = title && organisation ? undefined : (title ?? organisation);
  const [first] = part?.words ?? [];
  if (!part || !first || header.some(({ table }) => table)) return entry;
  if (title) {
    const parts = schoolBehindDegree(title);
    return parts ? { ...entry, ...parts } : entry;
  }
  const row = header.find((one) => holdsWord(one, first));
  const parts =
    degreeBehindSchool(part) ?? (row?.segments.length === 1 ? degreeBehindSchool(row, first.x0) : undefined);
  return parts ? { ...entry, ...parts } : entry;
}

type Parts = { title: Part; organisation: Part };

/** The degree that follows a school in its line; the words left of `from` are none of it. */
function degreeBehindSchool({ words: all }: Pick<Part, 'words'>, from = 0): Parts | undefined {
  const [start] = all;
  const words = all.filter(({ x0, base }) => base !== start?.base || x0 >= from);
  const text = textOf(words);
  for (const { index, 0: joint } of allMatches(toDegree, text)) {
    const at = index + joint.length;
    const [school, degree] = [text.slice(0, index), text.slice(at).replace(remark, '')];
    const isSchool = namesSchool(school) && !namesDegree(withoutLevels(school)) && !leadsOn.test(school);
    if (isSchool && opensWithDegree(degree) && !namesSchool(degree) && degree.split(' ').length <= mostDegreeWords)
      return partsOf(words, [at, at + degree.length], [0, index]);
  }
  return undefined;
}

/** Whether a text begins with the name of a degree. */
function opensWithDegree(text: string): boolean {
  const words = text.split(' ').slice(0, openingWords);
  // "Lakeport-Bachelor of Arts" begins with a town.
  if (/^[^-–—]{3,}[-–—]\p{L}/u.test(words[0] ?? '') && !namesDegree(text.split(/[-–—]/, 1).join(''))) return false;
  const at = words.findIndex((_, i) => namesDegree(words.slice(0, i + 1).join(' ')));
  return at >= 0 && (at === 0 || !namesDegree(words.slice(1, at + 1).join(' ')));
}

/** The school that follows a degree in its name. */
function schoolBehindDegree({ words }: Part): Parts | undefined {
  const text = textOf(words);
  for (const { index, 0: joint } of allMatches(toSchool, text)) {
    const at = index + joint.length;
    const to = endOfSchool(text, at);
    const [degree, school] = [text.slice(0, index), text.slice(at, to)];
    const isSchool =
      (namesSchool(school) || examBoard.test(school)) && !namesDegree(withoutLevels(school).replace(trainer, ''));
    const isDegree = opensWithDegree(degree.replace(/^\W*\d{1,2}\W\s*/, '')) && !namesSchool(degree);
    if (isSchool && isDegree && !leadsOn.test(degree) && findDates(school).length === 0)
      return partsOf(words, [0, index], [at, to]);
  }
  return undefined;
}

const partsOf = (words: Part['words'], degree: [number, number], school: [number, number]): Parts => ({
  title: withoutMark(partOfWords(cutBetween(words, ...degree))),
  organisation: partOfWords(cutBetween(words, ...school)),
});
