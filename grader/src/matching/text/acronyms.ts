import { stem } from '../../model/trades/stem.ts';
import { tokensOf } from '../../model/trades/tokens.ts';

/** An acronym in lower case and the stems of the words that it stands for. */
export type Acronym = { letters: string; stems: string[] };

const explained = /\(([A-Z][A-Za-z&]{1,6}?)s?\)/g;
const longest = 7;

/** The acronyms that a line explains in brackets: "electronic health records (EHR)". */
export function explainedIn(line: string): Acronym[] {
  const found: Acronym[] = [];
  for (const { 1: letters = '', index } of line.matchAll(explained)) {
    const before = tokensOf(line.slice(Math.max(0, index - 120), index));
    const words = before.slice(-letters.length);
    const initials = words.map(({ word }) => word[0]).join('');
    if (letters.length >= 2 && initials === letters.toLowerCase())
      found.push({ letters: stem(letters.toLowerCase()), stems: words.map((token) => token.stem) });
  }
  return found;
}

/** The words in capitals of a line that may be acronyms. */
export const capitalsIn = (line: string): string[] =>
  (line.match(/\b[A-Z]{3,7}\b/g) ?? []).map((letters) => letters.toLowerCase());

/** Which of the acronyms the words of a line have as their initials: "Chartered Institute of Credit", "CIOC". */
export function spelledOut(words: readonly string[], acronyms: ReadonlySet<string>): string[] {
  const found: string[] = [];
  if (acronyms.size === 0) return found;
  for (let from = 0; from < words.length; from++) {
    let initials = '';
    for (let to = from; to < Math.min(words.length, from + longest); to++) {
      initials += words[to]?.[0] ?? '';
      if (initials.length >= 3 && acronyms.has(initials)) found.push(initials);
    }
  }
  return found;
}
