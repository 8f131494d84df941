import type { Comparison } from '@redmark/contract';
import { expect, test } from 'vitest';
import { summaryOf } from './summary-of.ts';

const side = (score: number) => ({
  resumeId: 'a',
  fileName: 'a.pdf',
  createdAt: '2026-11-01T10:00:00.000Z',
  rubricVersion: '1',
  grades: { Cumulative: 'A', Content: 'A', Format: 'A', Writing: 'A' } as const,
  scores: { Cumulative: score, Content: score, Format: score, Writing: score },
  image: null,
  count: 0,
});
const note = {
  number: 1,
  rule: 'a',
  category: 'content',
  group: 'content',
  severity: 'minor',
  title: '',
  advice: '',
  text: '',
  gain: 0,
  page: null,
} as const;
const comparison = (from: number, to: number, fixed: number, added: number): Comparison => ({
  before: side(from),
  after: side(to),
  fixed: Array.from({ length: fixed }, () => note),
  added: Array.from({ length: added }, () => note),
  kept: [],
});

test('a rise, a fall and neither are summed up with what came and went', () => {
  expect(summaryOf(comparison(80, 85.25, 3, 1))).toBe('The score rose by 5.3 to 85.3. 3 notes fixed, 1 note new.');
  expect(summaryOf(comparison(85, 80, 0, 2))).toBe('The score fell by 5.0 to 80.0. 2 notes new.');
  expect(summaryOf(comparison(80, 80.01, 0, 0))).toBe('The score is the same. No note came or went.');
});
