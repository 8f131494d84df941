import type { TitleKind } from '../../words/titles/title-words.ts';
import { isKnownWord } from '../language/spelling/spelling.ts';
import { organisationScoreOf, titleScoreOf } from '../text/role-scores.ts';
import { isDutiesTitle } from './duty-titles.ts';
import { englishTitleWords, wordsOfTitle } from './kind-of-title.ts';
import { meantWord } from './title-slips.ts';
import { senseOf } from './title-vocabulary.ts';

/** What parts the head of a title from what it is about, or from another one: "Knowledge of valves", "Paper and seminar". */
const parts = /\b(?:and|of|in|for|from|about|during|on|at|to|with|by|under|while|through)\b/;

/**
 * The kind of section that the last noun of a title's head names, whatever stands beside it: "Village articles",
 * "Knowledge of valves". Only for a row that is a title by its looks: as many lines of a resume end in such a noun.
 */
export function kindOfNoun(text: string): TitleKind | undefined {
  if (titleScoreOf(text) >= 1 || organisationScoreOf(text) >= 1 || isDutiesTitle(text)) return undefined;
  for (const piece of wordsOfTitle(text).join(' ').split(parts)) {
    const kinds = piece.split(' ').flatMap((word) => kindOfWord(word) ?? []);
    if (kinds.length > 0) return kinds.at(-1);
  }
  return undefined;
}

/** What people can use, which is no title elsewhere: "Instruments used", "Equipment familiar". */
const usable = /^(?:equipments?|instruments?|machines?|machinery|technology|capabilities)$/;

/** The kind that a word decides, as it is written or as it was meant. */
function kindOfWord(word: string): TitleKind | undefined {
  if (usable.test(word)) return 'skills';
  const meant = isKnownWord(word) ? word : (meantWord(word, englishTitleWords.byLetter) ?? word);
  const decides = senseOf(meant, englishTitleWords)?.decides;
  return decides?.level === 'nouns' || decides?.level === 'ruling' ? decides.kind : undefined;
}
