import type { Word } from '../../model/page.ts';
import type { Entry, Part } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { holdsWord } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';
import { endOfDegree } from './degree-parts.ts';
import { isDistinction, tellsBesides } from './distinctions.ts';

/** A level of study alone, which stands for no degree: "Tertiary", "Post Graduation", "Bachelor Degree". */
const level =
  /^(?:tertiary(?: education)?|(?:(?:post|under)[- ]?)?graduat(?:e|ion)|(?:expected )?(?:bachelor|master)(?:['’]?s)?(?: degree)?|degree)\W*$/iu;
const openingWords = 4;
const mostWords = 12;
/** What may part a degree from the school behind it. */
const joint = /\s*,\s+|\s+[-–—|]\s+|\s+(?:from|at)\s+|\s*\(/giu;
const nextJoint = /[,()|]|\s[-–—]\s/;
/** What a degree has no part in: what stands before and behind it. */
const edges = /^[^\p{L}\d]+|[\s,:;({[–—-]+$/gu;

/** A study whose header names the degree that is not read yet, or of which only the level is: "Tertiary: Bachelor of Arts". */
export function withDegreeOfHeader(entry: Entry): Entry {
  const { title, organisation, header } = entry;
  if (!organisation || (title ? !level.test(title.text) : !isSchool(organisation.text))) return entry;
  const known = [...(title?.words ?? []), ...organisation.words];
  const others = header.flatMap(({ segments, table }) =>
    table ? [] : segments.map(({ words }) => apart(words, known)),
  );
  const degree = others.map(degreeIn).find((part) => part !== undefined);
  return degree ? { ...entry, title: degree } : entry;
}

const isSchool = (text: string) => namesSchool(text) || examBoard.test(text);

/** The words of a segment before those that are known, or behind them where it begins with them. */
function apart(words: Word[], known: Word[]): Word[] {
  const isKnown = (word: Word) => holdsWord({ words: known }, word);
  const first = words.findIndex((word) => isKnown(word));
  const last = words.findLastIndex((word) => isKnown(word));
  return first > 0 ? words.slice(0, first) : words.slice(last + 1);
}

function degreeIn(words: Word[]): Part | undefined {
  const whole = textOf(words);
  if (tellsBesides(whole)) return undefined;
  const start = /^[^\p{L}\d]*/u.exec(whole)?.[0].length ?? 0;
  const text = whole.slice(start).replace(endOfDegree, '');
  const school = allMatches(joint, text).find(({ index, 0: sign }) =>
    namesSchool(text.slice(index + sign.length).split(nextJoint, 1)[0] ?? ''),
  );
  const degree = text.slice(0, school?.index).replace(edges, '');
  const [opening = ''] = degree.split(' ').slice(0, openingWords).join(' ').split(',');
  const isDegree =
    /^\p{Lu}/u.test(degree) &&
    namesDegree(withoutLevels(opening)) &&
    !namesSchool(degree) &&
    !level.test(degree) &&
    !isDistinction(degree) &&
    degree.split(' ').length <= mostWords;
  return isDegree ? partOfWords(cutBetween(words, start, start + degree.length)) : undefined;
}
