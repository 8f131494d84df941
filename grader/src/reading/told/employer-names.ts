import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { isPlace } from '../../words/places/places.ts';
import { organisationCues } from '../../words/posts/organisations.ts';
import { termCase } from '../../words/spelling/term-case.ts';

type Range = [start: number, end: number];

/** "Harbor Works Ltd, mill road, Leeds", "“Harbor Works” mill road": a name ends with its legal form or its quotation mark. */
export function upToForm(text: string, [from, to]: Range): Range {
  const closed = /["“]\s?$/.test(text.slice(0, from)) ? text.slice(from, to).search(/["”]/) : -1;
  if (closed > 0) return [from, from + closed];
  const [whole = '', name = ''] = /^\s?["“]\s?([^"“”]{2,40}?)\s?["”]/u.exec(text.slice(from, to)) ?? [];
  if (name !== '') return [from + whole.indexOf(name), from + whole.indexOf(name) + name.length];
  const end = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c)\.?(?=\s*,)/iu.exec(text.slice(from, to));
  return end ? [from, from + end.index + end[0].length] : [from, to];
}

/** The part of an employer behind its name: "Harbor Works in the Dyeing Department". */
const inPart =
  /\s+(?:in|at|for)\s+(?:the\s+)?(?:\p{L}+\s+){1,4}(?:department|dept|division|section|field|sector)\W*$/iu;

/** "Harbor Works at Leeds", "Harbor Works in Saudi Arabia": an employer without where it is. */
export function withoutWhere(text: string, [from, to]: Range): Range {
  const part = inPart.exec(text.slice(from, to));
  if (part && part.index > 0) return [from, from + part.index];
  const where = /\s+(at|in)\s+(\p{Lu}[\p{L} ]*?)[\s,.]*$/u.exec(text.slice(from, to));
  const isWhere =
    where && where.index > 0 && (isPlace(where[2] ?? '') || (where[1] === 'at' && !/\s/.test(where[2] ?? '')));
  return isWhere ? [from, from + where.index] : [from, to];
}

/** Whether a name stands where only an employer can: right behind "worked at", or behind "worked with" and in no dictionary. */
export function isNamedByVerb(text: string, from: number): boolean {
  const [, word = ''] =
    /^\W*(?:[\p{L}]+\s+){0,4}(?:worked|working|served|employed)\s+(at|in|with|for)\s+(?:the\s+)?$/iu.exec(
      text.slice(0, from),
    ) ?? [];
  const [first = ''] = text.slice(from).match(/\p{L}+/u) ?? [];
  return (
    word.toLowerCase() === 'at' ||
    (word !== '' && first.length > 2 && !isKnownWord(first.toLowerCase()) && !termCase.has(first.toLowerCase()))
  );
}

/** A name in small letters behind the word that leads to it, up to the end of the phrase. */
const smallNames =
  /(?<!\p{L})(?:in|at|with)\s+(?=((?:\p{Ll}[\p{Ll}&.'’-]*\s?){2,5}?)(?=\s+(?:as|from|since|for|till)\s|\s*[.,(]?\s*$|\s*[,(]))/gu;

/**
 * The employer of a sentence that is written without capitals: "work as a mechanic in tarna auto works". Its last word is what
 * firms are called by, or one of its words is in no dictionary.
 */
export function nameInSmall(text: string, [from, to]: Range): Range | undefined {
  for (const { index, 0: lead, 1: found = '' } of text.matchAll(smallNames)) {
    const name = found.replace(/[\s.]+$/u, '');
    const start = index + lead.length;
    const words = name.split(/\s+/);
    const isFirm = words.length > 1 && organisationCues.has(words.at(-1) ?? '') && isUnknown(name);
    if (isFirm && (start + name.length <= from || start >= to)) return [start, start + name.length];
  }
  return undefined;
}

/** Whether a word of a name is in no dictionary, and no term of a trade. */
export const isUnknown = (name: string) =>
  (name.match(/\p{L}{3,}/gu) ?? []).some(
    (word) => !isKnownWord(word.toLowerCase()) && !termCase.has(word.toLowerCase()),
  );
