import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Entry } from '../../model/resume.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { courseNumber } from '../employers/no-employers.ts';

/** A name of so many words is no short one. */
const longName = 6;
/** A single word is a name as often as a subject, and so are several short ones. */
const leastWords = 2;
const leastLetters = 6;

/**
 * An entry of research or teaching, where no post stands beside what was studied or taught: that is no employer. Research
 * is called by it.
 */
export function withoutTopic(entry: Entry, kind: 'research' | 'teaching'): Entry {
  const { organisation, ...rest } = entry;
  if (!organisation || entry.title || !isTopic(organisation.text)) return entry;
  return kind === 'research' ? { ...rest, title: organisation } : rest;
}

/** Whether a text is made of ordinary words, or of many, and has none that names a body: "Detection of leaks", "LAW 305 Contracts". */
function isTopic(text: string): boolean {
  if (organisationScoreOf(text) >= 0.7 && !courseNumber.test(text)) return false;
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const isCommon = words.length >= leastWords && words.every(isOrdinary) && words.some(isLong);
  return isCommon || words.length >= longName || courseNumber.test(text);
}

const isLong = (word: string): boolean => word.length >= leastLetters;

/** Whether a word is one of the dictionary, by itself or as one in small letters; a short form in capitals is none. */
const isOrdinary = (word: string): boolean =>
  word.split(/['’-]/).every((part) => part.length < 2 || isKnownWord(part.toLowerCase())) &&
  !/^\p{Lu}{2,5}$/u.test(word);
