import { resumeWords } from '../../words/spelling/resume-words.ts';
import { spellingData } from '../../words/spelling/spelling-data.ts';
import { endings } from '../../words/spelling/spelling-endings.ts';
import { isForm } from './verb-forms.ts';

/** 0 unknown, 1 known, 2 fairly common, 3 very common. */
type Commonness = 0 | 1 | 2 | 3;
type Bucket = Map<string, Commonness>;

let packed: Map<string, string> | undefined;
let ownWords: Map<string, string[]> | undefined;
const unpacked = new Map<string, Bucket>();
const derive = new Map(endings);
const packedWord = /([A-Z])([a-z]*)([0-9+\-*=<>!?;:_~]*)([.,]?)/g;

/** How common a lower-case word is. The word list is unpacked on demand, by the first two letters. */
export function commonness(word: string): Commonness {
  return bucketOf(word.slice(0, 2)).get(word) ?? 0;
}

export const isKnownWord = (word: string): boolean => commonness(word) > 0;

function bucketOf(key: string): Bucket {
  const ready = unpacked.get(key);
  if (ready) return ready;
  packed ??= new Map(spellingData.split(' ').map((text) => [text.slice(0, 2), text.slice(2)]));
  ownWords ??= Map.groupBy(resumeWords, (word) => word.slice(0, 2));
  const words: Bucket = new Map();
  let before = '';
  for (const [, same = 'A', rest = '', marks = '', tier = ''] of (packed.get(key) ?? '').matchAll(packedWord)) {
    const word = before.slice(0, same.charCodeAt(0) - 65) + rest;
    const common = tier === '.' ? 3 : tier === ',' ? 2 : 1;
    words.set(word, common);
    for (const mark of marks) {
      const longer = derive.get(mark)?.(word);
      if (longer) words.set(longer, common);
    }
    before = word;
  }
  for (const word of ownWords.get(key) ?? []) if ((words.get(word) ?? 0) < 2) words.set(word, 2);
  unpacked.set(key, words);
  return words;
}

/** Never suggested: these would insult, and something else was meant. */
const unfit =
  /^(?:ass|asshole|bastard|bitch|boob|bullshit|cock|crap|cunt|damn|dick|dumb|fuck|hell|horny|idiot|naked|nazi|nude|penis|piss|porn|pussy|rape|rapist|sexy|shit|slut|stupid|suck|tits|vagina|whore)(?:e?s|ed|ing|er|ers|y)?$/;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The common word that a misspelt one most likely stands for, among those that fit: one edit away, two in a long word,
 * with the same first letter. Undefined where none is near, since an unknown word without a plausible correction is a
 * name or a term.
 */
export function correctionOf(word: string, fits: (other: string) => boolean = () => true): string | undefined {
  const near = oneSlipFrom(word).filter((other) => other[0] === word[0] && other.length >= 4);
  const best = mostLikely(word, near, fits);
  return best ?? (word.length >= 7 ? mostLikely(word, twoSlipsFrom(word), fits) : undefined);
}

function mostLikely(word: string, candidates: Iterable<string>, fits: (other: string) => boolean): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const candidate of candidates) {
    const common = commonness(candidate);
    if (common < 2 || unfit.test(candidate) || !fits(candidate)) continue;
    const score = common + (isForm(candidate) || resumeWords.has(candidate) ? 1.5 : 0) + likeness(word, candidate);
    if (score > most || (score === most && best !== undefined && candidate < best)) {
      best = candidate;
      most = score;
    }
  }
  return best;
}

/** Swapped, doubled and dropped letters are likelier errors than foreign ones; ends of words are rarely wrong. */
function likeness(word: string, other: string): number {
  const swapped = word.length === other.length && [...word].sort().join('') === [...other].sort().join('');
  const doubled = word.replace(/(.)\1/g, '$1') === other.replace(/(.)\1/g, '$1');
  const sameEnd = word.slice(-2) === other.slice(-2);
  return (swapped ? 1.2 : 0) + (doubled ? 1.2 : 0) + (sameEnd ? 0.8 : 0) + (word.length < other.length ? 0.4 : 0);
}

function oneSlipFrom(word: string): string[] {
  const near: string[] = [];
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    if (tail) near.push(head + tail.slice(1));
    if (tail.length > 1) near.push(head + tail[1] + tail[0] + tail.slice(2));
    for (const letter of alphabet) {
      if (tail) near.push(head + letter + tail.slice(1));
      near.push(head + letter + tail);
    }
  }
  return near;
}

function* twoSlipsFrom(word: string): Generator<string> {
  // Errors are rare at the start of a word, so words with another beginning are not tried.
  const beginnings = new Set([word.slice(0, 2), `${word[0]}${word[2]}`]);
  for (const beginning of beginnings)
    for (const [other, common] of bucketOf(beginning))
      if (common >= 2 && Math.abs(other.length - word.length) <= 2 && slipsBetween(word, other, 2) <= 2) yield other;
}

/** The edit distance of two words, with swaps of neighbouring letters; stops counting above `most`. */
function slipsBetween(first: string, second: string, most: number): number {
  let older: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, i) => i);
  for (let i = 1; i <= first.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= second.length; j++) {
      const same = first[i - 1] === second[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    older = last;
    last = row;
  }
  return last[second.length] ?? most + 1;
}
