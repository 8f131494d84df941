import { remembered } from '../../../words/remembered.ts';
import { resumeWords } from '../../../words/spelling/resume-words.ts';
import { spellingData } from '../../../words/spelling/spelling-data.ts';
import { endings } from '../../../words/spelling/spelling-endings.ts';
import { allMatches } from '../../text/all-matches.ts';

/** 0 unknown, 1 known, 2 fairly common, 3 very common. */
type Commonness = 0 | 1 | 2 | 3;
type Bucket = Map<string, Commonness>;

let packed: Map<string, string> | undefined;
let ownWords: Map<string, string[]> | undefined;
const unpacked = new Map<string, Bucket>();
const derive = new Map(endings);
const packedWord = /([A-Z])([a-z]*)([0-9+\-*=<>!?;:_~]*)([.,]?)/g;

/** How common a lower-case word is. The word list is unpacked on demand, by the first two letters. */
export const commonness = remembered((word): Commonness => wordsFrom(word.slice(0, 2)).get(word) ?? 0);

export const isKnownWord = (word: string): boolean => commonness(word) > 0;

/** The fairly common words that begin with two letters. */
export const commonWordsFrom = remembered((key): readonly string[] =>
  [...wordsFrom(key)].filter(([, tier]) => tier >= 2).map(([word]) => word),
);

/** The known words that begin with two letters, with their commonness. */
export function wordsFrom(key: string): Bucket {
  const ready = unpacked.get(key);
  if (ready) return ready;
  packed ??= new Map(spellingData.split(' ').map((text) => [text.slice(0, 2), text.slice(2)]));
  ownWords ??= Map.groupBy(resumeWords, (word) => word.slice(0, 2));
  const words: Bucket = new Map();
  let before = '';
  for (const [, same = 'A', rest = '', marks = '', tier = ''] of allMatches(packedWord, packed.get(key) ?? '')) {
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
