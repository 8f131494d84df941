import type { Finding } from '@redmark/contract';
import { expect, test } from 'vitest';
import { edgesOf, placeChips } from './place-chips.ts';
import { scaleBox, shareOf } from './scale-box.ts';

test('a box in points lies at the same words on the rendered page', () => {
  const letter = { width: 612, height: 792 };
  expect(scaleBox([61.2, 79.2, 306, 99], letter, 504)).toEqual({
    left: expect.closeTo(50.4, 6),
    top: expect.closeTo(65.224, 2),
    width: expect.closeTo(201.6, 6),
    height: expect.closeTo(16.306, 2),
  });
});

test('shares follow the page whatever its width', () => {
  expect(shareOf(153, 612)).toBe('25%');
});

const edges = { left: 72, right: 540, width: 612 };

test('a chip stands before words at the left edge and behind words at the right one', () => {
  expect(placeChips([{ number: 1, box: [72, 100, 300, 112] }], 18, edges)).toEqual([{ number: 1, x: 52, y: 97 }]);
  expect(placeChips([{ number: 2, box: [480, 100, 540, 112] }], 18, edges)).toEqual([{ number: 2, x: 542, y: 97 }]);
});

test('words in the middle of a line have their chip in the margin, not on other words', () => {
  expect(placeChips([{ number: 1, box: [200, 100, 240, 112] }], 18, edges)[0]?.x).toBe(52);
  expect(placeChips([{ number: 1, box: [400, 100, 440, 112] }], 18, edges)[0]?.x).toBe(542);
});

test('chips of one line stand side by side, and go down when the margin is full', () => {
  const box: [number, number, number, number] = [40, 100, 300, 112];
  const marks = [1, 2, 3, 4].map((number) => ({ number, box }));
  const chips = placeChips(marks, 18, { left: 40, right: 540, width: 612 });
  for (const a of chips)
    for (const b of chips) if (a !== b) expect(Math.abs(a.x - b.x) >= 18 || Math.abs(a.y - b.y) >= 18).toBe(true);
  expect(Math.min(...chips.map(({ x }) => x))).toBeGreaterThanOrEqual(1);
});

test('the edges of the text come from all boxes of a page', () => {
  const boxes = [
    { page: 0, box: [60, 10, 300, 20] as [number, number, number, number] },
    { page: 0, box: [90, 30, 550, 40] as [number, number, number, number] },
    { page: 1, box: [10, 30, 600, 40] as [number, number, number, number] },
  ];
  const finding = { boxes } as unknown as Finding;
  expect(edgesOf([finding], 0, 612)).toEqual({ left: 60, right: 550, width: 612 });
});
