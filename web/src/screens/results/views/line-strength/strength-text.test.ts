import type { Strength } from '@redmark/contract';
import { expect, test } from 'vitest';
import { lacksOf, linesToTarget, strengthWord } from './strength-text.ts';

const full: Strength = {
  points: 5,
  verb: true,
  number: true,
  outcome: true,
  detail: true,
  length: true,
  drawback: null,
};

test('a line with everything lacks nothing', () => {
  expect(lacksOf(full)).toEqual([]);
});

test('what is missing is named, and asked for instead of filled in', () => {
  expect(lacksOf({ ...full, points: 3, number: false, outcome: false })).toEqual([
    { name: 'a number', lack: 'No number', ask: 'How many, how often, or by how much?' },
    { name: 'an outcome', lack: 'No outcome', ask: 'What was better afterwards?' },
  ]);
});

test('a weak opening is shown once, not as a missing verb again', () => {
  expect(lacksOf({ ...full, points: 3, verb: false, drawback: 'weak-start' }).map(({ lack }) => lack)).toEqual([
    'Weak opening',
  ]);
});

test('three of five is strong already', () => {
  expect([0, 1, 2, 3, 4, 5].map((points) => strengthWord({ ...full, points }))).toEqual([
    'weak',
    'weak',
    'fair',
    'strong',
    'strong',
    'very strong',
  ]);
});

test('lines to the target are whole lines, and none when it is reached', () => {
  expect(linesToTarget({ told: 2, lines: 10, target: 0.4 })).toBe(2);
  expect(linesToTarget({ told: 2, lines: 9, target: 0.4 })).toBe(2);
  expect(linesToTarget({ told: 9, lines: 10, target: 0.4 })).toBe(0);
  expect(linesToTarget({ told: 0, lines: 5, target: 0.4 })).toBe(2);
});
