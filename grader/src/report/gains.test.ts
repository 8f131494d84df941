import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import { pagesOf } from '../testing/resume-of.ts';

const documentOf = (text: string) => {
  const graded = gradePages(pagesOf(text), { today: '2026-11-21', onStage: () => {} });
  if (!graded.ok) throw new Error('not graded');
  return graded.document;
};

test('where writing has no letter, mending a slip of writing gains all the same', () => {
  const { grades, findings } = documentOf(`
    **Ida Okoro**
    ida.okoro@example.com | +1 512 555 0143

    # Experience
    **Baker, Mill Bakery** || May 2019 – Present
    - Baked rye with the other baker , daily
    **Baker, Hill Bakery** || May 2015 – Apr 2019

    # Education
    **Diploma in Baking, Elm College** || 2015`);
  expect(grades.Writing).toBeNull();
  expect(findings.find(({ rule }) => rule === 'grammar-punctuation-spacing')?.gain).toBeGreaterThan(0);
  for (const { gain } of findings) expect(gain).toBeGreaterThan(0);
});
