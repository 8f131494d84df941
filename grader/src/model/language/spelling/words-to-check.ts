import { misspellings } from '../../../words/spelling/misspellings.ts';
import { itemAt } from '../../list/item-at.ts';
import type { Word } from '../../page.ts';
import { allMatches } from '../../text/all-matches.ts';
import { cutWord, textOf } from '../../text/text.ts';
import { rightPastOf } from '../verb-forms.ts';
import { isBegunLarge, isCut, isTorn } from './cut-words.ts';
import { opensForeignName } from './foreign-names.ts';
import { isClosedOnPage } from './joined-words.ts';
import { isKnownWord } from './spelling.ts';

/** A word that is no part of an address, path, version or compound. */
const plainWord = /(?<![\p{L}\p{N}@#_/\\.'’“"&+]|(?<!\d{4})-)\p{L}{4,}(?![\p{L}\p{N}@_/\\'’&+-]|\.\p{L})/gu;
/** What ends the name of a firm, to which a word with a capital before it belongs. */
const firmEnding =
  /^,? (?:\(?(?:P|Pvt|Private|India|I)\)?[.,]* ?)*(?:Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|W\.?L\.?L)(?!\p{L})/iu;
const firmSign = /Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|W\.?L\.?L/iu;

/** How a word is written: small, with a capital as the first of a line, with a capital inside it, or in capitals. */
export type Shape = 'small' | 'first' | 'capital' | 'capitals';
/** A word to check, where it stands within a printed one, and where that stands in its line. */
export type Checked = {
  word: string;
  printed: Word;
  from: number;
  to: number;
  shape: Shape;
  line: readonly Word[];
  at: number;
};
/** A name in another language, or two words of which the blank was lost in reading. */
type Doubt = 'name' | 'blank' | undefined;

/** The words of a line that can be checked, without those broken at a line end. */
export function wordsToCheck({ words }: { words: Word[] }, below?: { words: Word[] }): Checked[] {
  const text = textOf(words);
  const mayNameFirm = firmSign.test(text);
  const checked: Checked[] = [];
  let [at, i] = [0, 0];
  for (const match of allMatches(plainWord, text)) {
    const [printed] = match;
    const word = printed.toLowerCase();
    // The word of the page that holds this one.
    for (; at + itemAt(words, i).text.length <= match.index; i++) at += itemAt(words, i).text.length + 1;
    const opens = () =>
      !/\p{L}/u.test(text.slice(0, match.index)) && /^ \p{Ll}/u.test(text.slice(match.index + printed.length));
    const shape = shapeOf(printed, opens);
    // “builded” is a wrong form, of which another rule tells.
    if (!shape || !/^[a-z]+$/.test(word) || rightPastOf(word)) continue;
    const [before, own, next] = [words[i - 1], itemAt(words, i), words[i + 1]];
    if (own.broken || own.raw !== undefined || own.spaced) continue;
    if (before?.broken || /\p{L}-$/u.test(before?.text ?? '')) continue;
    if (isBegunLarge(own, before) || isCut(own, next) || (!next && isTorn(own, below?.words[0]))) continue;
    if (mayNameFirm && !misspellings.has(word) && firmEnding.test(text.slice(match.index + printed.length))) continue;
    if (isHalf(before?.text, word) || isHalf(own.text, next?.text ?? '')) continue;
    const from = match.index - at;
    checked.push({ word, printed: own, from, to: from + printed.length, shape, line: words, at: i });
  }
  return checked;
}

/** What a word may be instead of a slip. */
export function doubtAbout({ line, at, printed }: Checked): Doubt {
  if (opensForeignName(line, at)) return 'name';
  return isClosedOnPage(printed, line[at - 1], line[at + 1]) ? 'blank' : undefined;
}

/** Whether “a” or “an” stands before a word, or before the word before it. */
export const isOne = ({ line, at, printed, from }: Checked): boolean =>
  /(?:^|\s)an?(?: \p{Ll}+)? $/u.test(textOf(line.slice(0, at + 1)).slice(0, from - printed.text.length));

/** Whether two words are one that was broken by a blank: "Certifi cates". */
const isHalf = (first: string | undefined, second: string): boolean =>
  first !== undefined &&
  /^\p{Ll}+$/u.test(second) &&
  !isKnownWord(second) &&
  /^\p{L}{2,}$/u.test(first) &&
  !isKnownWord(first.toLowerCase()) &&
  isKnownWord(`${first.toLowerCase()}${second}`);

function shapeOf(printed: string, opens: () => boolean): Shape | undefined {
  if (/^\p{Ll}+$/u.test(printed)) return 'small';
  if (/^\p{Lu}\p{Ll}+$/u.test(printed)) return opens() ? 'first' : 'capital';
  return /^\p{Lu}+$/u.test(printed) ? 'capitals' : undefined;
}

export const placeOf = ({ printed, from, to }: Checked): Word[] => [
  from === 0 && to === printed.text.length ? printed : cutWord(printed, from, to),
];
