import { readdirSync, readFileSync } from 'node:fs';

/** An invented person and an advert for the same profession, in other words. */
type MatchingPair = { name: string; advert: string; resume: string };

const folder = new URL('../../../corpus/matching/', import.meta.url);

/** The pairs of one part of `corpus/matching`: two halves of one set, and a set of another hand that nothing was tuned on. */
export function matchingPairs(part: 'first' | 'second' | 'third'): MatchingPair[] {
  return readdirSync(new URL(part, folder))
    .toSorted()
    .map((file) => {
      const [advert = '', resume = ''] = readFileSync(new URL(`${part}/${file}`, folder), 'utf8').split('=== resume\n');
      return { name: file.replace('.txt', ''), advert, resume };
    });
}
