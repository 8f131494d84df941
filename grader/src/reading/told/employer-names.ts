import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { isPlace } from '../../words/places/places.ts';
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

/** "Harbor Works at Leeds", "Harbor Works in Saudi Arabia": an employer without where it is. */
export function withoutWhere(text: string, [from, to]: Range): Range {
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
