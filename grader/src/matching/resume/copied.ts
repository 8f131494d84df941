import { askedOnce } from '../../model/asked-once.ts';
import { plainText, tokensOf } from '../../model/trades/tokens.ts';
import type { ResumeLine } from './lines.ts';

const window = 3;
/** A line that shares this much of its runs of words with the advert is the advert's. */
const mostShared = 0.65;
const shortestCopy = 5;
/** So long a line is nobody's by chance. */
const longCopy = 12;

/**
 * The lines without those that repeat the advert. Several after one another, or a long one, are pasted; short lines
 * between them that the advert has as well are part of it.
 */
export function withoutCopies(lines: readonly ResumeLine[], advert: readonly string[]): ResumeLine[] {
  const { runs, pairs } = runsOfAdvert(advert);
  const kinds = lines.map(({ tokens }) => {
    const own = tokens.map(({ stem }) => stem);
    const parts = runsOf(own, window);
    const shared = parts.filter((part) => runs.has(part)).length;
    if (own.length >= shortestCopy && shared >= mostShared * parts.length) return 'copy';
    const small = own.length < 2 ? own : runsOf(own, 2);
    const echoed = small.filter((part) => pairs.has(part)).length;
    return own.length > 0 && echoed >= 0.5 * small.length ? 'echo' : 'own';
  });
  const kept: ResumeLine[] = [];
  for (let n = 0; n < lines.length; ) {
    let end = n;
    while (end < lines.length && (kinds[end] !== 'own' || (end > n && kinds[end + 1] === 'copy'))) end++;
    const run = lines.slice(n, end);
    const copies = run.filter((_, m) => kinds[n + m] === 'copy');
    if (copies.length < 2 && !copies.some(({ tokens }) => tokens.length >= longCopy)) kept.push(...run);
    if (end === n) kept.push(...lines.slice(n, ++end));
    n = end;
  }
  return kept;
}

/** An advert is compared with many resumes. */
const runsOfAdvert = askedOnce((advert: readonly string[]) => {
  const stems = advert.flatMap((line) => tokensOf(plainText(line)).map(({ stem }) => stem));
  return { runs: new Set(runsOf(stems, window)), pairs: new Set([...runsOf(stems, 2), ...stems]) };
});

function runsOf(stems: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let n = 0; n + length <= stems.length; n++) runs.push(stems.slice(n, n + length).join(' '));
  return runs;
}
