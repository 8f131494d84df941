import { expect, test } from 'vitest';
import { placeChips } from './place-chips.ts';
import { scaleBox, shareOf } from './scale-box.ts';

test('a box in points lies at the same words on the drawn page', () => {
  const letter = { width: 612, height: 792 };
  expect(scaleBox([61.2, 79.2, 306, 99], letter, 504)).toEqual({
    left: expect.closeTo(50.4, 6),
    top: expect.closeTo(65.224, 2),
    width: expect.closeTo(201.6, 6),
    height: expect.closeTo(16.306, 2),
  });
});

test('shares follow the page whatever its drawn width', () => {
  expect(shareOf(153, 612)).toBe('25%');
});

test('a chip stands before its box', () => {
  expect(placeChips([{ number: 1, box: [72, 100, 300, 112] }], 18)).toEqual([{ number: 1, x: 52, y: 94 }]);
});

test('chips of one line stand side by side, and go down when the margin is full', () => {
  const chips = placeChips(
    [1, 2, 3, 4].map((number) => ({ number, box: [40, 100, 300, 112] as [number, number, number, number] })),
    18,
  );
  for (const a of chips)
    for (const b of chips)
      if (a !== b) expect(Math.abs(a.x - b.x) >= 18 || Math.abs(a.y - b.y) >= 18).toBe(true);
  expect(Math.min(...chips.map(({ x }) => x))).toBeGreaterThanOrEqual(1);
});
