import { expect, test } from 'vitest';
import { foldFindings } from './fold.ts';

const finding = (text: string, advice: string, page = 0, rewrite?: string) => ({
  title: 'Start with what you did',
  advice,
  text,
  at: [{ x0: 10, y0: 10, x1: 20, y1: 20, page }],
  ...(rewrite ? { rewrite } : {}),
});
const told = (found: ReturnType<typeof finding>[]) =>
  foldFindings(found, 2).map(({ finding: { title, advice, at } }) => `${title} | ${advice} | ${at.length}`);

test('findings that say the same are told once, with all their places', () => {
  expect(told([finding('Helped', 'Not so.'), finding('Wrote', 'Nor so.'), finding('Helped', 'Not so.', 1)])).toEqual([
    'Start with what you did, and 1 more like this | Not so. | 2',
    'Start with what you did | Nor so. | 1',
  ]);
});

test('the texts of the others are named where they differ', () => {
  expect(told([finding('Helped with it', 'Not so.'), finding('Helped at it', 'Not so.')])).toEqual([
    'Start with what you did, and 1 more like this | Not so. The same goes for “Helped at it”. | 2',
  ]);
});

test('what is written anew in two ways stays two findings, and from the third on they are one', () => {
  expect(told([finding('a', 'Not so.', 0, 'b'), finding('a', 'Not so.', 0, 'c')])).toHaveLength(2);
  expect(told(['Not so.', 'Nor so.', 'Never so.', 'Never so.'].map((advice) => finding('a', advice)))).toEqual([
    'Start with what you did | Not so. | 1',
    'Start with what you did, and 2 more like this | Nor so. | 3',
  ]);
});

test('a fix that looks like its text beside the marks around it is not named', () => {
  const found = [finding('mills ,', 'So.', 0, 'mills,'), finding('“ Ledger', 'So.', 0, '“Ledger')];
  expect(
    told(found.map((one, i) => ({ ...one, advice: `${one.advice} ${i}` })).concat(finding('b', 'Z', 0, 'c'))),
  ).toEqual([
    'Start with what you did | So. 0 | 1',
    'Start with what you did, and 1 more like this | So. 1 The same goes for “b” → “c”. | 2',
  ]);
  expect(told([finding('a', 'X', 0, 'b'), finding('d', 'Y', 0, 'e'), found[1] ?? finding('', '')])).toEqual([
    'Start with what you did | X | 1',
    'Start with what you did, and 1 more like this | Y | 2',
  ]);
});
