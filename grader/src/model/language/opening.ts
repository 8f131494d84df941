import { askedOnce } from '../asked-once.ts';
import type { Bullet } from '../resume.ts';
import { textOfLine } from '../text/line-text.ts';
import { isForm } from './verb-forms.ts';

/**
 * The word that a line opens with, after a label ("Impact:") and adverbs ("Successfully", "Quickly and safely"), with its
 * offsets in `textOf`.
 */
export type Opening = { word: string; printed: string; start: number; end: number; adverb?: string };

const label = /^[\p{Lu}][^:.;]{0,40}:\s+(?=\S)/u;
const firstWord = /^[^\p{L}\p{N}$€£]*([\p{L}\p{N}$€£][\p{L}\p{N}'’-]*)/u;

/** The opening of a line; undefined where it has no word. */
export const openingOf = askedOnce((unit: Bullet): Opening | undefined => {
  const text = textOfLine(unit);
  const skipped = text.match(label)?.[0] ?? '';
  const labelled = skipped !== '' && skipped.trim().split(' ').length <= 4 ? skipped.length : 0;
  const first = wordAt(text, labelled);
  if (!first || !isAdverb(first.word)) return first;
  const next = wordAt(text, first.end);
  if (!next || !/^\p{L}/u.test(next.word) || !isBetween(text.slice(first.end, next.start))) return first;
  return isAdverb(next.word) || next.word === 'and'
    ? verbBehind(text, first, next)
    : { ...next, adverb: first.printed };
});

const isAdverb = (word: string) =>
  /^\p{L}{3,}ly$/u.test(word) &&
  !/^(?:apply|supply|reply|rely|comply|assembly|family|only|friendly|costly|lively|likely|elderly)$/.test(word);

/** The verb behind several adverbs; where there is none, what opens the line is no adverb: "Daily and weekly checks". */
function verbBehind(text: string, first: Opening, second: Opening): Opening {
  let [last, next]: [Opening, Opening | undefined] = [first, second];
  while (next && isBetween(text.slice(last.end, next.start)) && (isAdverb(next.word) || isJoined(text, next)))
    [last, next] = [next, wordAt(text, next.end)];
  return next && isForm(next.word) && isBetween(text.slice(last.end, next.start))
    ? { ...next, adverb: first.printed }
    : first;
}

const isBetween = (text: string) => /^,?\s+$/.test(text);

/** Whether an "and" joins an adverb to the next one. */
function isJoined(text: string, { word, end }: Opening): boolean {
  return word === 'and' && isAdverb(wordAt(text, end)?.word ?? '');
}

function wordAt(text: string, from: number): Opening | undefined {
  const match = text.slice(from).match(firstWord);
  const printed = match?.[1];
  if (!match || !printed) return undefined;
  const start = from + match[0].length - printed.length;
  return { word: printed.toLowerCase(), printed, start, end: start + printed.length };
}
