import type { Word } from '../../model/page.ts';
import { textOf } from '../../model/text/text.ts';

/** How long a job was, in brackets before its employer, as job boards export it: "(1 year 4 months) Harbor Works". */
const lengthBefore = /^\((?:\d{1,2} [Yy](?:ea)?rs?(?:,? (?:and )?)?)?(?:\d{1,2} [Mm]o(?:nth)?s?)?\) (?=\p{Lu})/u;

/** Whether a row begins with such a length before a name. */
export const opensWithLengthInBrackets = (text: string): boolean => lengthBefore.test(text);

/** The words without such a length before them. */
export function withoutLength(words: Word[]): Word[] {
  const [length = ''] = words[0]?.text.startsWith('(') ? (lengthBefore.exec(textOf(words)) ?? []) : [];
  return words.slice(length === '' ? 0 : length.trim().split(' ').length);
}
