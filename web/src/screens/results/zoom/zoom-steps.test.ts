import { expect, test } from 'vitest';
import { zoomFor, zoomStep } from './zoom-steps.ts';

test('zoom goes step by step and stops at its ends', () => {
  expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(3, 1), zoomStep(0.5, -1)]).toEqual([1.25, 0.75, 3, 0.5]);
});

test('plus, minus and zero are understood, other keys are not', () => {
  expect(['+', '=', '-', '_', '0', 'a'].map((key) => zoomFor(key, 2))).toEqual([3, 3, 1.5, 1.5, 1, undefined]);
});
