import { plainText, tokensOf } from '../text/tokens.ts';
import type { ResumeLine } from './lines.ts';

const window = 4;
/** A line that shares this much of its runs of words with the advert is the advert's. */
const mostShared = 0.7;
const shortestAlone = 10;

/** The lines without those that repeat the advert: a long one, or several after one another, prove nothing. */
export function withoutCopies(lines: readonly ResumeLine[], advert: readonly string[]): ResumeLine[] {
  const own = new Set(advert.flatMap((line) => runsOf(tokensOf(plainText(line)).map(({ stem }) => stem))));
  const isCopy = lines.map(({ tokens }) => {
    const runs = runsOf(tokens.map(({ stem }) => stem));
    return runs.length >= 2 && runs.filter((run) => own.has(run)).length >= mostShared * runs.length;
  });
  return lines.filter(({ tokens }, n) => {
    if (!isCopy[n]) return !(isCopy[n - 1] && isCopy[n + 1]);
    return tokens.length < shortestAlone && !isCopy[n - 1] && !isCopy[n + 1];
  });
}

function runsOf(stems: readonly string[]): string[] {
  const runs: string[] = [];
  for (let n = 0; n + window <= stems.length; n++) runs.push(stems.slice(n, n + window).join(' '));
  return runs;
}
