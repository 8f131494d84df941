import type { Bullet } from '../resume.ts';
import { textOf } from '../text/text.ts';

/**
 * The word that a line opens with, after a label ("Impact:") and one adverb ("Successfully"), with its offsets in
 * `textOf`.
 */
export type Opening = { word: string; printed: string; start: number; end: number; adverb?: string };

const label = /^[\p{Lu}][^:.;]{0,40}:\s+(?=\S)/u;
const firstWord = /^[^\p{L}\p{N}$€£]*([\p{L}\p{N}$€£][\p{L}\p{N}'’-]*)/u;

/** The opening of a line; undefined where it has no word. */
export function openingOf(unit: Bullet): Opening | undefined {
  const text = textOf(unit.words);
  const skipped = text.match(label)?.[0] ?? '';
  const labelled = skipped !== '' && skipped.trim().split(' ').length <= 4 ? skipped.length : 0;
  const first = wordAt(text, labelled);
  if (
    !first ||
    !/^\p{L}{3,}ly$/u.test(first.word) ||
    /^(?:apply|supply|reply|rely|comply|assembly|family|only)$/.test(first.word)
  )
    return first;
  const next = wordAt(text, first.end);
  return next && /^\p{L}/u.test(next.word) && /^\s+$/.test(text.slice(first.end, next.start))
    ? { ...next, adverb: first.printed }
    : first;
}

function wordAt(text: string, from: number): Opening | undefined {
  const match = text.slice(from).match(firstWord);
  const printed = match?.[1];
  if (!match || !printed) return undefined;
  const start = from + match[0].length - printed.length;
  return { word: printed.toLowerCase(), printed, start, end: start + printed.length };
}
