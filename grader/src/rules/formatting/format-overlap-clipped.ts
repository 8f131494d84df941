import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Page } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

const outside = 2;
const overlapShare = 0.35;
/** In text sizes: baselines that are nearer may have words over each other. */
const sameRow = 0.6;
/** The part of a page that is its top. */
const topShare = 0.15;
/** So many words of a line below the edge make it one of the text. */
const fewestBelow = 3;
/** In points: edges nearer than this are the same, and copies of a line are not further apart. */
const inPlace = 1;
const farthestCopy = 40;

/** Text that runs off the page or over other text is lost to people and software. */
export const formatOverlapClipped: Rule = {
  name: 'format-overlap-clipped',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'count', weight: 6, max: 15, per: 'document' },
  about: {
    title: 'No text overlaps or is cut off',
    finds: 'Words over other words, and words beyond the edge of the page.',
    why: 'Neither people nor programs can read them.',
  },

  *check({ pages }) {
    for (const [i, page] of pages.entries()) {
      const words = page.words.filter((word) => !word.turned && /[\p{L}\p{N}]{2}/u.test(word.text));
      yield* clipped(page, words, pages[i + 1]);
      yield* overlapping(page, words);
    }
  },
};

function* clipped(page: Page, words: Word[], next: Page | undefined): Generator<RuleFinding> {
  const beside = words.filter((word) => word.x0 < -outside || word.x1 > page.width + outside);
  const below = words.filter((word) => word.base > page.height + outside && !goesOnAt(word, next));
  // A number of the page or an address that a program puts below its edge is seen by nobody and missed by nobody.
  const out = below.filter(isLong).length >= fewestBelow ? [...beside, ...below] : beside;
  if (out.length === 0) return;
  yield {
    title: 'Text is cut off',
    advice: `“${out[0]?.text}” runs off page ${page.number + 1}. Widen the margin or shorten the line, then export again.`,
    text: out[0]?.text ?? '',
    at: out.slice(0, 8),
  };
}

const isLong = ({ text }: Word) => /\p{L}{3}/u.test(text);

/** Whether a line that a page break cuts is drawn again at the top of the next page, as browsers do. */
const goesOnAt = ({ text }: Word, next: Page | undefined): boolean =>
  next?.words.some((word) => word.text === text && word.base < topShare * next.height) ?? false;

/** Words over others; a text drawn twice, in its place or a little apart, is a layer that only programs see. */
function* overlapping(page: Page, words: Word[]): Generator<RuleFinding> {
  const sorted = words.toSorted((a, b) => a.base - b.base);
  const hits: [Word, Word][] = [];
  for (let i = 0; i < sorted.length; i++) {
    const one = itemAt(sorted, i);
    for (let k = i + 1; k < sorted.length; k++) {
      const other = itemAt(sorted, k);
      if (other.base - one.base > sameRow * Math.max(one.size, other.size)) break;
      if (other.x0 < one.x1 && one.x0 < other.x1 && shareOf(one, other) > overlapShare) hits.push([one, other]);
    }
  }
  const twins = new Set(hits.filter((pair) => isDrawnTwice(...pair)).flat());
  const isTwin = (word: Word) => twins.has(word) || words.some((other) => isCopyBeside(word, other));
  const found = hits.filter((pair) => !pair.some(isTwin));
  const [first] = found;
  if (!first || found.length < 2) return;
  yield {
    title: 'Text overlaps other text',
    advice: `“${first[0].text}” lies over “${first[1].text}” on page ${page.number + 1}. Export again and check the page.`,
    text: `${first[0].text} ${first[1].text}`,
    at: found.flat().slice(0, 8),
  };
}

/** Whether two words that lie over each other are one, or one is a part of the other in its place: “E-Mail:”, “Mail:”. */
function isDrawnTwice(one: Word, other: Word): boolean {
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one];
  if (bareText(one) === bareText(other)) return true;
  const isAt = (edge: 'x0' | 'x1') => Math.abs(short[edge] - long[edge]) < inPlace;
  const isPart = (isAt('x1') && long.text.endsWith(short.text)) || (isAt('x0') && long.text.startsWith(short.text));
  return isPart || sharesLetter(...(one.x0 < other.x0 ? ([one, other] as const) : ([other, one] as const)));
}

/** Whether the last letter of a word is the first one of the next, drawn again: “Ju”, “uno”. */
const sharesLetter = (left: Word, right: Word) =>
  left.text.at(-1) === right.text[0] && left.x1 - right.x0 < (left.x1 - left.x0) / left.text.length + inPlace;

/** Whether a word stands again a little further on in its row, as in a line that is drawn a second time. */
const isCopyBeside = (one: Word, other: Word) =>
  one !== other &&
  bareText(one) === bareText(other) &&
  Math.abs(one.base - other.base) < sameRow * one.size &&
  Math.abs(one.x0 - other.x0) < farthestCopy;

const bareText = ({ text }: Word) => text.replace(/[^\p{L}\p{N}]+$/u, '');

/** Overlap of the letters' own heights, as a share of the smaller word. */
function shareOf(one: Word, other: Word): number {
  const width = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const top = (word: Word) => word.base - 0.5 * word.size;
  const height = Math.min(one.base, other.base) - Math.max(top(one), top(other));
  if (width <= 0 || height <= 0) return 0;
  const area = (word: Word) => (word.x1 - word.x0) * 0.5 * word.size;
  return (width * height) / Math.min(area(one), area(other));
}
