import { remembered } from '../../../words/remembered.ts';
import { tradeWords } from '../../../words/spelling/trade-words.ts';
import { foreignTitleVocabulary, titleVocabulary as titleWords } from '../../../words/titles/title-vocabulary.ts';
import type { Word } from '../../page.ts';
import type { Row } from '../../resume.ts';
import { allMatches } from '../../text/all-matches.ts';
import { cutWord } from '../../text/text.ts';
import { kindOfTitle } from '../../titles/kind-of-title.ts';
import { singularsOf } from '../../titles/title-vocabulary.ts';
import { isAccepted } from './accepted-word.ts';
import { correctionOf } from './correction.ts';
import { isBegunLarge } from './cut-words.ts';
import { fixedWordMeant } from './fixed-word.ts';
import { opensForeignName } from './foreign-names.ts';
import { isKnownWord } from './spelling.ts';

const namesFirm = /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|W\.?L\.?L)\W*$/iu;
const mostWords = 4;
/** How much larger than the text a title is that is neither bold nor in capitals. */
const larger = 1.06;
const shortest = 6;

const nearWord = remembered((word) => correctionOf(word)?.word);

/** Whether another word of a row in small letters with capitals is none of English, as in the name of a person. */
const isBesideName = (words: readonly Word[], own: Word): boolean =>
  words.some(({ text }) => text !== own.text && /^\p{Lu}\p{Ll}{2,}$/u.test(text) && !isAccepted(text.toLowerCase()));

/** The misspelled words of a section title and what was meant: titles are a closed list, so that even capitals are sure. */
export function* titleSlips(
  { words, text, size, mark }: Row,
  bodySize: number,
): Generator<{ at: Word; right: string }> {
  if (mark || words.length > mostWords || /[\d@.]/.test(text) || namesFirm.test(text)) return;
  if (size < bodySize * larger && !words.every((word) => word.bold) && text !== text.toUpperCase()) return;
  // A title has no word made of parts: "Interships".
  const mayBeMade = (lower: string) => isKnownWord(lower) || tradeWords.has(lower) || kindOfTitle(text) === undefined;
  for (const [i, word] of words.entries()) {
    if (isBegunLarge(word, words[i - 1]) || opensForeignName(words, i) || word.spaced) continue;
    // "Experience&Tranning", "ABILTIES-:".
    for (const match of allMatches(/(?<![^&,/(-])\p{L}+(?![^&,/:;)-])/gu, word.text)) {
      const [printed] = match;
      const lower = printed.toLowerCase();
      if (lower.length < shortest || !/^[a-z]+$/.test(lower)) continue;
      if ((isAccepted(lower) && mayBeMade(lower)) || foreignTitleVocabulary.has(lower)) continue;
      // Of two near words the one that titles have was meant: "Personel details".
      const right = fixedWordMeant(lower) ?? (isBesideName(words, word) ? undefined : nearWord(lower));
      if (right === undefined || lower === `${right}s`) continue;
      // "Programe" is no plural.
      const isPlural = right.length !== lower.length || right.at(-1) === lower.at(-1);
      const forms = isPlural ? singularsOf(right) : [right];
      const at = printed === word.text ? word : cutWord(word, match.index, match.index + printed.length);
      if (forms.some((form) => titleWords.has(form))) yield { at, right };
    }
  }
}
