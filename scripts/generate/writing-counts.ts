/**
 * Writes grader/src/words/counts/: how often words and pairs of words stand in clean English text.
 *
 *   node scripts/generate/writing-counts.ts FOLDER
 *
 * FOLDER holds the sources that docs/third-party-notices.md names, at the commits named there. They are no part of the
 * product and are needed only to write the tables again.
 */
import { writeFileSync } from 'node:fs';
import { commonness, isKnownWord } from '../../grader/src/model/language/spelling/spelling.ts';
import { plainSentences } from './plain-sentences.ts';

/** A word is in the table from so many uses on. */
const fewest = 3;
/**
 * A word is written small when at most this share of its uses inside sentences has a capital. Capitals in a run, as in
 * "Customer Ledger Entries", belong to names and tell nothing about the word alone.
 */
const capitalShare = 0.06;
const smallFrom = 6;
const isCapital = (word: string | undefined) => /^[A-Z]/.test(word ?? '');

const folder = process.argv[2];
if (!folder) throw new Error('Say where the sources are: node scripts/generate/writing-counts.ts FOLDER');

const small = new Map<string, number>();
const capital = new Map<string, number>();
const hyphened = new Map<string, number>();
const pairs = new Map<string, number>();
const plus = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

for (const sentence of plainSentences(folder)) {
  const words = sentence.match(/[\p{L}\p{N}]+(?:['’.&/-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];
  let before = '';
  words.forEach((word, at) => {
    const lower = word.toLowerCase();
    if (/^[a-z]+$/.test(word)) plus(small, word);
    else if (at > 0 && /^[A-Z][a-z]+$/.test(word) && !isCapital(words[at - 1]) && !isCapital(words[at + 1]))
      plus(capital, lower);
    if (/^[a-z]{2,}-[a-z]{2,}$/.test(lower)) plus(hyphened, lower.replace('-', ' '));
    if (/^[a-z]{2,}$/.test(lower) && before) plus(pairs, `${before} ${lower}`);
    before = /^[a-z]{2,}$/.test(lower) ? lower : '';
  });
}

/** Sorted words, each with the number of letters it shares with the one before (A is none) and a mark. */
function frontCoded(words: ReadonlyMap<string, string>): string {
  let before = '';
  let coded = '';
  for (const word of [...words.keys()].sort()) {
    let same = 0;
    while (same < 25 && word[same] !== undefined && word[same] === before[same]) same++;
    coded += String.fromCharCode(65 + same) + word.slice(same) + words.get(word);
    before = word;
  }
  return coded;
}

const counted = new Map<string, string>();
for (const [word, count] of small) {
  if (count < fewest || word.length < 3) continue;
  // Sources have misspelled words, too: one that no dictionary has must be frequent.
  if (!isKnownWord(word) && count < 2 * fewest) continue;
  const capitals = capital.get(word) ?? 0;
  const plain = count >= smallFrom && capitals / (count + capitals) < capitalShare;
  counted.set(word, `${Math.min(9, Math.floor(Math.log2(count)))}${plain ? '.' : ''}`);
}

/** Pairs that clean text joins with a hyphen at least five times as often as it parts them. */
const joinedHead =
  /^(?:self|non|multi|semi|cross|co|mid|anti|inter|long|short|high|low|full|part|cost|award|two|three|four|five|six|open|fast|hands|real|user|role|customer|client|mission|medium|forward|world) /;
const joinedTail =
  / (?:related|based|driven|oriented|focused|facing|specific|centered|friendly|sized|scale|aided|assisted|generated|powered|term|time|level|end|quality|effective|functional|sectional|profile|winning|looking|paced|wide)$/;
const boundPrefix = /^(?:non|multi|semi|co|mid|anti|inter)$/;
const hyphens = [...hyphened]
  .filter(([pair, count]) => count >= 3 && (pairs.get(pair) ?? 0) <= count * 0.2)
  .filter(([pair]) => joinedHead.test(pair) || joinedTail.test(pair))
  .filter(([pair]) => pair.split(' ').every((half) => boundPrefix.test(half) || isKnownWord(half)));

/** Pairs that are one word in clean text and nearly never two. A stem with an ending ("leader ship") is no pair. */
const closed: string[] = [];
const smallWord =
  /^(?:on|to|for|of|with|by|at|and|or|be|so|as|an|is|are|not|under|over|after|out|up|every|some|any|him|her|them|our|your|there|where|here|man|may|all|can|has|the|this|that|its|also|use|new|down|off|more|most|who|how|one|two|day|end|set|sign|first|wide|far|even) /;
const endings =
  /(?:led|ends|just|moderate|ability|ions?|ships?|graphics?|ages?|ties|logic|carpal|ence|less|able|ward|wards)$/;
for (const [word, count] of small) {
  if (count < 6 || word.length < 8 || endings.test(word)) continue;
  for (let at = 3; at <= word.length - 3; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const pair = `${head} ${tail}`;
    const common = [head, tail].every(
      (half) => (small.get(half) ?? 0) >= 20 && (half.length > 3 || half === 'air' || commonness(half) >= 3),
    );
    if (common && !smallWord.test(pair) && (pairs.get(pair) ?? 0) <= count * 0.02) closed.push(pair);
  }
}

const write = (name: string, what: string, constant: string, data: string) => {
  const url = new URL(`../../grader/src/words/counts/${name}.ts`, import.meta.url);
  const head = `/** ${what} Written by scripts/generate/writing-counts.ts; sources: docs/third-party-notices.md. */\n`;
  writeFileSync(url, `${head}export const ${constant} =\n  '${data}';\n`);
  console.log(name, Math.round(data.length / 1024), 'kB');
};
write('word-counts', 'How often clean text has a word.', 'wordCountData', frontCoded(counted));
write(
  'hyphen-pairs',
  'Pairs that clean text hyphens.',
  'hyphenPairData',
  hyphens
    .map(([pair]) => pair)
    .sort()
    .join('|'),
);
write('closed-pairs', 'Pairs that are one word in clean text.', 'closedPairData', closed.sort().join('|'));
console.log(counted.size, 'words', hyphens.length, 'hyphens', closed.length, 'closed');
