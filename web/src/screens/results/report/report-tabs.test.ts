import type { Grading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { countOf, gainText, isAligned, suggestionsOf } from './report-tabs.ts';

const grading = {
  totalMistakes: { content: 9, formattingVertical: 2, formattingHorizontal: 3, writing: 4 },
  findings: [],
  scores: { Format: 91 },
  guides: [{ page: 0, key: 'bullets', mode: 72, display_text: '', sar_list: {} }],
} as unknown as Grading;

test('formatting counts what is off vertically and horizontally', () => {
  expect(countOf(grading, 'formatting')).toBe(5);
});

test('suggestions are content plus formatting plus writing', () => {
  expect(suggestionsOf(grading)).toBe(18);
});

test('a page is aligned when no guide has anything standing off it', () => {
  const none = { ...grading, totalMistakes: { ...grading.totalMistakes, formattingVertical: 0 } };
  expect(isAligned(none)).toBe(true);
  expect(isAligned(grading)).toBe(false);
  expect(isAligned({ ...none, scores: { ...none.scores, Format: 61 } })).toBe(false);
  const off = { 0: { word_coor: [0, 0, 1, 1] as [number, number, number, number], text: 'Led', deviation: 6 } };
  expect(isAligned({ ...none, guides: [{ page: 0, key: 'bullets', mode: 72, display_text: '', sar_list: off }] })).toBe(
    false,
  );
});

test('a gain is shown in points, and not at all when there is none', () => {
  expect(gainText(1.42)).toBe('+1.4 points');
  expect(gainText(1)).toBe('+1.0 point');
  expect(gainText(0)).toBeUndefined();
});
