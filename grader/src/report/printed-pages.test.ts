import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import { letterOf, resumeBeside as resume } from '../testing/letter-and-resume.ts';
import { pagesOf } from '../testing/resume-of.ts';

const letter = `${letterOf()}\n~~~`;

const gradedOf = (text: string) => {
  const graded = gradePages(pagesOf(text), { today: '2026-11-21', onStage: () => {} });
  if (!graded.ok) throw new Error('refused');
  return graded.document;
};
const pagesIn = (text: string, rule: string) =>
  gradedOf(text).findings.flatMap((one) => (one.rule === rule ? one.boxes.map(({ page }) => page) : []));

test('notes on a resume behind a letter point at the pages of the file', () => {
  expect(pagesIn(resume, 'content-bullet-weak-start')).toEqual([0]);
  expect(pagesIn(letter + resume, 'content-bullet-weak-start')).toEqual([1]);
  expect(pagesIn(letter + resume, 'content-letter')).toEqual([0]);
  const { pages, reading } = gradedOf(letter + resume);
  expect(pages).toHaveLength(2);
  expect(reading?.sections[0]?.page).toBe(1);
  expect(reading?.understood?.pages[0]).toBe(0);
});
