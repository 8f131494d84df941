import { fixedWords } from '../../../words/spelling/fixed-words.ts';
import { resumeWords } from '../../../words/spelling/resume-words.ts';
import { isForm } from '../verb-forms.ts';
import { hasSameLetters, slipsBetween } from './slips-between.ts';
import { commonness, commonWordsFrom, wordsFrom } from './spelling.ts';
import { frequencyOf } from './word-counts.ts';

/** The word that a misspelt one was meant to be. */
type Correction = {
  word: string;
  /** Letters that differ: 1 or 2. */
  slips: 1 | 2;
  /** Whether no other word is nearly as likely. */
  sure: boolean;
};

/** Never suggested: these would insult or shock, and something else was meant. */
const unfit =
  /^(?:ass|asse|asshole|bastard|bitch|boob|bum|bullshit|cock|crap|cunt|damn|dick|dumb|fart|fat|fatty|faggot|fuck|hell|homo|horny|idiot|kill|lewd|moron|murder|naked|nazi|negro|nude|orgasm|penis|perv|pervert|piss|poop|porn|prostitute|prostitution|pussy|rape|rapist|rectum|retard|scrotum|semen|sex|sexy|shit|slave|slut|spastic|stupid|suck|suicide|terrorist|terrorism|testicle|tit|turd|urine|vagina|whore)(?:e?s|ed|ing|er|ers|y|al)?$/;
/** A letter that was left out is a likelier slip than another one in its place. */
const droppedLetter = 1.1;
/** Terms of work that are rare elsewhere: "instrumentation". */
const frequentInWork = 5;
const longInWork = 8;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
/** A word two letters away must be this long and its correction this frequent: short words have too many neighbours. */
const longForTwo = 8;
/** From this length on, a word may have two letters in each other's place: "recuded". */
const longForSwap = 6;
const frequentForTwo = 4;
/** The lead that the likeliest correction needs over the next to be sure. */
const lead = 0.5;

/**
 * The common word that a misspelt one most likely stands for, among those that fit: one letter away, two in a long word,
 * with the same first letter. Undefined where none is near, since an unknown word without a plausible correction is a
 * name or a term.
 */
export function correctionOf(
  word: string,
  fits: (other: string) => boolean = () => true,
  most: 1 | 2 = 2,
): Correction | undefined {
  const best = mostLikely(word, oneSlipFrom(word), (other) => fits(other) && isUsual(other));
  if (best) return { ...best, slips: 1 };
  if (most < 2 || word.length < longForSwap) return undefined;
  if (word.length < longForTwo) {
    const swapped = mostLikely(word, twoSlipsFrom(word), (other) => fits(other) && hasSameLetters(other, word));
    return swapped && { ...swapped, slips: 2 };
  }
  const far = mostLikely(word, twoSlipsFrom(word), (other) => fits(other) && frequencyOf(other) >= frequentForTwo);
  return far && soundsAlike(word, far.word) ? { ...far, slips: 2 } : undefined;
}

/** Rare words are not suggested: an unknown word beside one is likelier a name or a term. */
const isUsual = (word: string) =>
  frequencyOf(word) >= 2 || isForm(word) || resumeWords.has(word) || fixedWords.has(word);

/** Two letters may differ where the consonants are nearly the same ones: "profesonal", but not "wilayat", "wildcat". */
function soundsAlike(word: string, other: string): boolean {
  const consonants = (text: string) => text.replace(/(.)\1/g, '$1').replace(/[aeiouy]/g, '');
  return slipsBetween(consonants(word), consonants(other), 1) <= 1 && word.slice(-2) === other.slice(-2);
}

function mostLikely(word: string, candidates: Iterable<string>, fits: (other: string) => boolean) {
  let best: string | undefined;
  let most = 0;
  let next = 0;
  for (const candidate of new Set(candidates)) {
    const isKnown =
      commonness(candidate) >= 2 || (candidate.length >= longInWork && frequencyOf(candidate) >= frequentInWork);
    if (!isKnown || unfit.test(candidate) || !fits(candidate)) continue;
    const inWork = isForm(candidate) || resumeWords.has(candidate) ? 0.7 : 0;
    const score = commonness(candidate) + frequencyOf(candidate) / 2 + inWork + likeness(word, candidate);
    if (score > most || (score === most && best !== undefined && candidate < best)) {
      next = most;
      best = candidate;
      most = score;
    } else if (score > next) next = score;
  }
  return best === undefined ? undefined : { word: best, sure: most - next >= lead };
}

/** Swapped, doubled, dropped letters and wrong vowels are likelier errors than foreign ones; ends are rarely wrong. */
function likeness(word: string, other: string): number {
  const swapped = hasSameLetters(word, other);
  const doubled = word.replace(/(.)\1/g, '$1') === other.replace(/(.)\1/g, '$1');
  const vowel = word.replace(/[aeiouy]/g, 'a') === other.replace(/[aeiouy]/g, 'a');
  const sameEnd = word.slice(-2) === other.slice(-2);
  return (
    (swapped ? 1.2 : 0) +
    (doubled ? 1.2 : 0) +
    (vowel ? 0.8 : 0) +
    (sameEnd ? 0.8 : 0) +
    (word.length < other.length ? droppedLetter : 0)
  );
}

/** The common words of four letters and more, with the same first letter, that are one slip away. */
function oneSlipFrom(word: string): Set<string> {
  const near = new Set<string>();
  const [first = ''] = word;
  const own = wordsFrom(word.slice(0, 2));
  const add = (other: string) => {
    const bucket = other[1] === word[1] ? own : wordsFrom(other.slice(0, 2));
    const common = other.length >= 4 && other[0] === first ? (bucket.get(other) ?? 0) : 0;
    if (common >= 2 || (common > 0 && frequencyOf(other) >= frequentInWork)) near.add(other);
  };
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    if (tail) add(head + tail.slice(1));
    if (tail.length > 1) add(head + tail[1] + tail[0] + tail.slice(2));
    // With another first letter it would be another word.
    if (i > 0)
      for (const letter of alphabet) {
        if (tail) add(head + letter + tail.slice(1));
        add(head + letter + tail);
      }
    else add(first + word);
  }
  return near;
}

function twoSlipsFrom(word: string): string[] {
  // Errors are rare at the start of a word, so words with another beginning are not tried.
  const beginnings = new Set([word.slice(0, 2), `${word[0]}${word[2]}`]);
  return [...beginnings].flatMap((beginning) =>
    commonWordsFrom(beginning).filter((other) => slipsBetween(word, other, 2) <= 2),
  );
}
