import { expect, test } from 'vitest';
import { pointsOf } from './points-of.ts';

const height = 220;

test('the oldest stands on the left, the newest on the right, and a higher score is higher', () => {
  const { points } = pointsOf([61, 84], height);
  expect(points.map(({ x }) => x)).toEqual(['14%', '96%']);
  expect(points[0]?.y).toBeGreaterThan(points[1]?.y ?? 0);
});

test.each([
  [
    [84.1, 84.9],
    [90, 80, 70],
  ],
  [
    [100, 99],
    [100, 90, 80],
  ],
  [
    [0, 3],
    [20, 10, 0],
  ],
  [
    [61, 84],
    [90, 80, 70, 60],
  ],
])('%s is drawn on the scale %s', (scores, ticks) => {
  expect(pointsOf(scores, height).ticks.map(({ score }) => score)).toEqual(ticks);
});
