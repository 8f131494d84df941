import { readdirSync, readFileSync } from 'node:fs';

/** An invented person and an advert for the same profession, in other words. */
type MatchingPair = { name: string; advert: string; resume: string };

const folder = new URL('../../../corpus/matching/', import.meta.url);

/** The pairs of one half of the set in `corpus/matching`. */
export function matchingPairs(half: 'first' | 'second'): MatchingPair[] {
  return readdirSync(new URL(half, folder))
    .toSorted()
    .map((file) => {
      const [advert = '', resume = ''] = readFileSync(new URL(`${half}/${file}`, folder), 'utf8').split('=== resume\n');
      return { name: file.replace('.txt', ''), advert, resume };
    });
}
