import { monthOf } from '../../../words/months.ts';
import { placeNames } from '../../../words/places/places.ts';
import { largeTowns, towns } from '../../../words/places/towns.ts';
import { remembered } from '../../../words/remembered.ts';
import { termCase } from '../../../words/spelling/term-case.ts';
import { tradeWords } from '../../../words/spelling/trade-words.ts';
import { isForm, pastOf } from '../verb-forms.ts';
import { correctionOf } from './correction.ts';
import { commonness, isKnownWord } from './spelling.ts';
import { frequencyOf } from './word-counts.ts';

const townNames = new Set([...towns, ...largeTowns]);
const prefix =
  /^(?:re|un|non|pre|post|co|multi|sub|inter|intra|over|under|micro|macro|bio|geo|neuro|cardio|electro|hydro|psycho|socio|tele|cyber|nano|mega|ultra|super|semi|anti|auto|counter|cross|extra|hyper|infra|mid|photo|radio|thermo|trans|mis|fore|out|up|back)/;
const ending = /(?:s|es|ness|less|wise|like|able|ability|er|ers|ization|izations|isation|isations)$/;
/** A word one letter away that is this frequent was meant, whatever parts the letters could also be cut into. */
const frequent = 5;

/** Shorter names of months are short forms, and near English words. */
const shortestMonth = 6;

/** Whether a lower-case word is known, or made of known parts as English makes words: "reprioritise", "cupholder". */
export const isAccepted = remembered((word): boolean => {
  if (isKnownWord(word) || isForm(word) || tradeWords.has(word) || termCase.has(word) || frequencyOf(word) > 0)
    return true;
  // Towns in small letters are no slips of spelling: "dehradun".
  if (placeNames.has(word) || townNames.has(word)) return true;
  // Libraries of JavaScript are called so: "vuejs".
  if (/^\p{Ll}{3,}js$/u.test(word)) return true;
  // "Focusses" is as right as "focuses".
  if (/us(?:ses|sed|sing)$/.test(word) && isForm(word.replace(/ss(?=es$|ed$|ing$)/, 's'))) return true;
  // The regular past of an irregular verb is in use, too: "forecasted".
  const past = word.endsWith('ed') ? word.slice(0, -2) : '';
  if (isForm(past, 'base') && !pastOf(past).endsWith('ed')) return true;
  // A month in the language of the person: "Oktober".
  if (word.length >= shortestMonth && monthOf(word) !== undefined) return true;
  // Who or what does something, and to whom it is done, is called after the verb: "customizer", "supervisee".
  const verb = /^(\p{Ll}{4,})(?:ers?|ors?|ees?)$/u.exec(word)?.[1];
  if (verb !== undefined && (isForm(`${verb}e`, 'base') || isForm(verb, 'base'))) return true;
  if (/iers?$/.test(word) && isForm(word.replace(/iers?$/, 'y'), 'base')) return true;
  if (isMadeByEnding(word)) return true;
  // Nouns in "age" are verbs of trades: "passaged cells".
  if (word.endsWith('aged') && commonness(word.slice(0, -1)) >= 2) return true;
  if (word.length >= 7 && word.endsWith('s') && isKnownWord(word.slice(0, -1))) return true;
  // What is done over networks is called so: "ebanking". Spanish words begin with "es" and a consonant: "estudio".
  if (/^e(?!s[^aeiouy])\p{Ll}{6,}$/u.test(word) && commonness(word.slice(1)) >= 2) return true;
  if (!madeOfKnown(word)) return false;
  const meant = correctionOf(word, undefined, 1)?.word ?? '';
  return !(isForm(meant) && word.replace(prefix, '') !== word) && frequencyOf(meant) < frequent;
});

/** "Interactional", of an interaction; "automata", several of one in "on"; "juried", what has a jury. */
const isMadeByEnding = (word: string): boolean =>
  (/ional(?:ly)?$/.test(word) && commonness(word.replace(/al(?:ly)?$/, '')) >= 2) ||
  (/\p{Ll}{4}a$/u.test(word) && isKnownWord(`${word.slice(0, -1)}on`)) ||
  (/\p{Ll}{3}ied$/u.test(word) && commonness(word.replace(/ied$/, 'y')) >= 2);

function madeOfKnown(word: string): boolean {
  const stem = word.replace(prefix, '');
  if (stem !== word && stem.length >= 4 && isKnownWord(stem)) return true;
  const short = word.replace(ending, '');
  if (short !== word && short.length >= 4 && (commonness(short) >= 2 || commonness(`${short}e`) >= 2)) return true;
  for (let i = 3; i <= word.length - 4; i++)
    if (commonness(word.slice(0, i)) >= (i === 3 ? 3 : 2) && commonness(word.slice(i)) >= 2) return true;
  return false;
}
