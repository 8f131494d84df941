import { buzzwords } from '../../words/buzzwords.ts';
import { foldText } from '../../words/needed-words.ts';
import { allMatches } from '../text/all-matches.ts';

type BuzzwordUse = { text: string; start: number; end: number; instead: string; soft: boolean };

/** The buzzwords in a text; where two overlap, the longer one. */
export function findBuzzwords(text: string): BuzzwordUse[] {
  const all = buzzwords(foldText(text)).flatMap(({ pattern, instead, soft }) =>
    allMatches(pattern, text).map((match) => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      instead,
      soft,
    })),
  );
  all.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: BuzzwordUse[] = [];
  for (const buzz of all) if (!kept.some((other) => buzz.start < other.end && buzz.end > other.start)) kept.push(buzz);
  return kept.sort((a, b) => a.start - b.start);
}
