import { median } from '../model/list/statistics.ts';
import type { Word } from '../model/page.ts';

/** Letters of a word from which its tracking says how its line is set. */
const tellingLetters = 3;
/** Usual tracking, as a share of the size, from which its letters are set apart. */
const setApart = 0.06;
/** By how much a gap may differ from the usual tracking, as a share of the size; a space is wider by far more. */
const leeway = 0.05;

/**
 * Joins lone letters to the word that they were parted from. Behind the first letter of a word it is not known yet how far
 * apart its letters are set, so that a gap there passes for a space; the other words of the line or of the font tell.
 */
export function joinTracked(words: readonly Word[]): Word[] {
  const telling = words.filter(({ text, turned }) => !turned && text.length >= tellingLetters);
  // Where no word is set apart, no line is, and so it is in most documents.
  if (!telling.some(({ tracking, size }) => tracking / size >= setApart)) return [...words];
  const ofLines = trackingsOf(telling, lineOf);
  const ofFonts = trackingsOf(telling, settingOf);
  if (![...ofLines.values()].some((tracking) => tracking >= setApart)) return [...words];
  const joined: Word[] = [];
  let lastLength = 0;
  for (const word of words) {
    const before = joined.at(-1);
    const tracking = ofLines.get(lineOf(word)) ?? ofFonts.get(settingOf(word)) ?? 0;
    const isPiece = lastLength === 1 || word.text.length === 1;
    if (before && isPiece && tracking >= setApart && follows(before, word, tracking)) {
      joined[joined.length - 1] = withEnd(before, word);
    } else joined.push(word);
    lastLength = word.text.length;
  }
  return joined;
}

const settingOf = ({ font, size }: Word) => `${font} ${size.toFixed(1)}`;

const lineOf = (word: Word) => `${settingOf(word)} ${word.base.toFixed(0)}`;

/** The usual tracking of words that have something in common, as a share of the size. */
function trackingsOf(words: readonly Word[], of: (word: Word) => string): Map<string, number> {
  const trackings = [...Map.groupBy(words, of)].map(
    ([key, own]) => [key, median(own.map(({ tracking, size }) => tracking / size))] as const,
  );
  return new Map(trackings);
}

function follows(before: Word, word: Word, tracking: number): boolean {
  const gap = (word.x0 - before.x1) / word.size;
  return (
    !before.turned &&
    !word.turned &&
    settingOf(before) === settingOf(word) &&
    before.hidden === word.hidden &&
    Math.abs(before.base - word.base) < 0.1 * word.size &&
    gap > 0 &&
    Math.abs(gap - tracking) <= leeway
  );
}

function withEnd(before: Word, word: Word): Word {
  const [gaps, more] = [before.edges.length - 2, word.edges.length - 2];
  const tracking = before.tracking * gaps + word.tracking * more + word.x0 - before.x1;
  return {
    ...before,
    text: before.text + word.text,
    edges: [...before.edges.slice(0, -1), ...word.edges],
    x1: word.x1,
    tracking: tracking / (gaps + more + 1),
    ...(word.broken ? { broken: true } : {}),
  };
}
