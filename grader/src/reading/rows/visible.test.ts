import { expect, test } from 'vitest';
import { pagesOf, resumeOf } from '../../testing/resume-of.ts';
import { visibleWords } from './visible.ts';

const [page] = pagesOf('**Analyst, Harbor Works**');
const line = page?.words.filter(({ text }) => /Analyst|Harbor|Works/.test(text)) ?? [];
const box = {
  x0: Math.min(...line.map(({ x0 }) => x0)),
  x1: Math.max(...line.map(({ x1 }) => x1)),
  y0: Math.min(...line.map(({ y0 }) => y0)) + 1,
  y1: Math.max(...line.map(({ y1 }) => y1)),
};
const path = { ...box, order: 1, opaque: false, kind: 'path', filled: true, stroked: false, alpha: 255 } as const;

function seen(shapes: object[]): string[] {
  if (!page) return [];
  const words = line.map((word) => ({ ...word, hidden: 'transparent' as const }));
  return visibleWords({
    ...page,
    words,
    shapes: shapes.map((shape) => ({ ...path, color: 0x224466, ...shape })),
  }).words.map(({ text, color }) => `${text} ${color.toString(16)}`);
}

test('transparent text over its own outlines is seen, in their colour', () => {
  expect(seen([{ isLetters: true }])).toEqual(['Analyst, 224466', 'Harbor 224466', 'Works 224466']);
});

test('so is a sign between words that are drawn as outlines, although its path is plain', () => {
  const [first] = line;
  const dash = { ...path, x0: (first?.x0 ?? 0) + 1, x1: (first?.x1 ?? 0) - 1, y0: box.y0 + 3, y1: box.y0 + 5 };
  expect(seen([{ ...dash }])).toEqual([]);
  expect(seen([{ ...dash }, { isLetters: true, x0: line[1]?.x0 ?? 0 }])).toEqual([
    'Analyst, 224466',
    'Harbor 224466',
    'Works 224466',
  ]);
});

test('transparent text without outlines, over a box or beside outlines is hidden', () => {
  expect(seen([])).toEqual([]);
  expect(seen([{}])).toEqual([]);
  expect(seen([{ isLetters: true, y0: box.y0 + 40, y1: box.y1 + 40 }])).toEqual([]);
});

test('a sign of the text’s colour below its first letter hides no word; a box as high as the text does', () => {
  const shown = (shape: object) =>
    page &&
    visibleWords({
      ...page,
      words: line.map((word) => ({ ...word, color: 0x616161, order: 2 })),
      shapes: [{ ...path, color: 0x616161, ...shape }],
    }).words.length;
  expect(shown({ y1: box.y0 + 5 })).toBe(line.length);
  expect(shown({})).toBe(0);
});

test('white text on a picture or a shading may be seen, and beside a small sign it is not', () => {
  const shown = (share: number, kind: 'image' | 'shading' = 'image') =>
    page &&
    visibleWords({
      ...page,
      words: line.slice(0, 1).map((word) => ({ ...word, color: 0xffffff, order: 2 })),
      shapes: line.slice(0, 1).map(({ x0, x1 }) => ({ ...path, kind, color: 0, x0, x1: x0 + share * (x1 - x0) })),
    }).words.length;
  expect(shown(1)).toBe(1);
  expect(shown(1, 'shading')).toBe(1);
  expect(shown(0.2)).toBe(0);
});

test('the name that LaTeX gives an icon is no part of the word behind it', () => {
  const texts = (text: string) =>
    page &&
    visibleWords({ ...page, words: line.slice(0, 1).map((word) => ({ ...word, text })) }).words.map(
      (word) => word.text,
    );
  expect(texts('\\faAt:ada@example.com')).toEqual(['ada@example.com']);
  expect(texts('\\faFile*[regular]:Publications')).toEqual(['Publications']);
  expect(texts('\\faPhone')).toEqual([]);
});

test('a ligature without a Unicode value is told by the word around it, and dropped where none fits', () => {
  const texts = (text: string) =>
    page &&
    visibleWords({ ...page, words: line.slice(0, 1).map((word) => ({ ...word, text })) }).words.map(
      (word) => word.text,
    );
  expect(texts('veri\ufffded,')).toEqual(['verified,']);
  expect(texts('Di\ufffderences')).toEqual(['Differences']);
  expect(texts('xq\ufffdzk')).toEqual(['xqzk']);
  expect(texts('\ufffd')).toEqual([]);
});

test('a line that was typed behind a title is no part of it', () => {
  const { sections } = resumeOf(`
    **EXPERIENCE** ______________________________
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses
    **EDUCATION** _______________________________
    BSc Economics, Elm University || 2014`);
  expect(sections.map(({ title }) => title)).toEqual(['EXPERIENCE', 'EDUCATION']);
});

test('dots that lead from a name to the margin are no text, and dots that ask for an entry stay', () => {
  const dots = Array.from({ length: 24 }, () => '.').join(' ');
  const rowsIn = (text: string) => resumeOf(text).rows.map((row) => row.text);
  expect(rowsIn(`**Delta Foods** ${dots}\nClerk || 2017 – 2019`)).toEqual(['Delta Foods', 'Clerk 2017 – 2019']);
  expect(rowsIn(`Date: ${dots}`)).toEqual([`Date: ${dots}`]);
  expect(rowsIn('Ropes, sails . . . and knots')).toEqual(['Ropes, sails . . . and knots']);
});
