import { describe, expect, test } from 'vitest';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { formatPageSize } from './format-page-size.ts';

const text = `
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  - Built 12 weekly reports for a team of 40 people`;

/** What is said of a resume on pages of this size in points. */
function adviceOn(width: number, height: number): string[] {
  const pages = pagesOf(text).map((page) => ({ ...page, width, height }));
  return [...formatPageSize.check(readResume(pages, '2026-11-21'))].map(({ advice }) => advice);
}

describe('accepts', () => {
  test.each([
    ['Letter', 612, 792],
    ['A4', 595.3, 841.9],
    ['Legal', 612, 1008],
    ['A4 with a printer’s margin', 612.4, 858.9],
  ])('%s', (_, width, height) => expect(adviceOn(width, height)).toEqual([]));
});

describe('flags', () => {
  test.each([
    ['A3', 841.9, 1190.6, '297 × 420 mm. Set'],
    ['one endless page', 596, 1580, '210 × 557 mm. Set'],
    ['a slide', 842, 595, '297 × 210 mm, on its side. Set'],
    ['A5', 420, 595, '148 × 210 mm. Set'],
  ])('%s', (_, width, height, said) => expect(adviceOn(width, height)).toEqual([expect.stringContaining(said)]));
});
