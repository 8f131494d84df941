import { remembered } from '../../../words/remembered.ts';
import { fixedWords } from '../../../words/spelling/fixed-words.ts';
import { misspellings } from '../../../words/spelling/misspellings.ts';
import { isForm } from '../verb-forms.ts';
import { correctionOf } from './correction.ts';
import { fixedWordMeant } from './fixed-word.ts';
import { isClosedByFont, partedWords } from './joined-words.ts';
import { isMadeByTrade } from './made-by-trade.ts';
import { nameMeant } from './name-meant.ts';
import { isKnownWord } from './spelling.ts';
import { frequencyOf } from './word-counts.ts';
import type { Checked, Shape } from './words-to-check.ts';

const shortest = 5;
/** How often a word is used, from 0 to 9, that a word of five letters is taken for. */
const usualWord = 6;
const rightOf = {
  small: remembered((word) => rightInShape(word, 'small')),
  first: remembered((word) => rightInShape(word, 'first')),
  capital: remembered((word) => rightInShape(word, 'capital')),
};

/** What a word that is in no dictionary was meant to be. */
export const rightSpelling = ({ word, shape }: Checked): string | undefined =>
  rightOf[shape === 'capitals' ? 'capital' : shape](word);

function rightInShape(word: string, shape: Exclude<Shape, 'capitals'>): string | undefined {
  const listed = misspellings.get(word);
  if (listed) return listed;
  if (word.length < shortest) return undefined;
  const fixed = fixedWordMeant(word);
  if (fixed || shape === 'capital') return fixed ?? nameMeant(word);
  const heard = sameSound(word);
  if (heard) return heard;
  const parted = shape === 'small' ? partedWords(word) : undefined;
  // "innumerous" is made with a prefix that is a word, too.
  if (parted && /^(?:in|un|im|dis|re) /.test(parted)) return undefined;
  if (parted && !isSlip(word)) return isClosedByFont(parted) ? undefined : parted;
  if (shape === 'first' && word.length < 6) return undefined;
  const meant = correctionOf(word, shape === 'first' ? isLikelyFirst : undefined);
  // So short a word that no dictionary has may be a product: "knitr".
  if (meant && word.length === shortest && frequencyOf(meant.word) < usualWord) return undefined;
  const right = meant?.word ?? (shape === 'first' ? nameMeant(word) : undefined);
  if (right === undefined || right === `${word}s` || `${right}s` === word) return undefined;
  if (isMadeByTrade(word, right) || lacksFirst(word)) return undefined;
  if (word.endsWith('a') && /(?:um|on)$/.test(right)) return undefined;
  return meant?.slips === 2 && !meant.sure ? undefined : right;
}

const lostLetters = [...'abcdefghijklmnopqrstuvwxyz'];
const lostStarts = ['in', 'con', 'com', 'de', 're', 'pro', 'ex', 'sub'];

/**
 * Whether only the start fails, as in text that is drawn twice or begins in the row above: "onstruction", "stitute". Then
 * nobody sees a slip.
 */
const lacksFirst = (word: string) =>
  word.length >= 7 &&
  (lostLetters.some((start) => frequencyOf(start + word) >= 3) ||
    lostStarts.some((start) => frequencyOf(start + word) >= 4));

/** A line opens with a verb; one that is rare beside a word with a capital leaves the word a name. */
const isLikelyFirst = (word: string): boolean =>
  fixedWords.has(word) ||
  (isForm(word) ? word.length > 6 || frequencyOf(word) >= 5 : word.length >= 8 && frequencyOf(word) >= 5);

/** Endings that sound alike, of which another one makes a word: "transmition", "distributer". */
function sameSound(word: string): string | undefined {
  const [, stem, ending] = word.match(/^(\p{L}{4,}?)(ssion|sion|tion|cian|er)$/u) ?? [];
  if (stem === undefined) return undefined;
  return (ending === 'er' ? ['or', 'ar'] : ['ssion', 'sion', 'tion'])
    .map((other) => stem + other)
    .find((other) => other !== stem + ending && isKnownWord(other));
}

/** Whether one wrong or forgotten letter explains a word that two words make, too: "towords", "meetin". */
function isSlip(word: string): boolean {
  const meant = correctionOf(word, undefined, 1)?.word;
  return meant !== undefined && meant.length >= word.length && frequencyOf(meant) >= 4;
}
