import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import { pagesOf } from '../testing/resume-of.ts';

function notesOn(...lines: string[]) {
  const graded = gradePages(
    pagesOf(`
      **Ida Okoro**
      ida.okoro@example.com | +1 512 555 0143

      # Experience
      **Clerk, Delta Foods** || Feb 2017 – Present
      ${lines.map((line) => `- ${line}`).join('\n      ')}
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week`),
    { today: '2026-11-21', onStage: () => {} },
  );
  if (!graded.ok) throw new Error('not graded');
  return graded.document.findings.map(({ rule }) => rule);
}

test('two capital nouns in the whole text are no note, and three are', () => {
  const two = [
    'Kept the Ledger of nine shops',
    'Sorted the Invoices of both halls',
    'Wrote the Invoices of nine shops',
  ];
  expect(notesOn(...two)).not.toContain('grammar-capitalisation');
  expect(notesOn(...two, 'Carried the Boxes of both halls')).toContain('grammar-capitalisation');
});

test('one small word with a capital is a note', () => {
  expect(notesOn('Carried crates From the yard to both halls')).toContain('grammar-capitalisation');
});

test('one stop that lacks behind a short form is no note, and beside other slips it is', () => {
  expect(notesOn('Kept bills, letters, lists etc')).not.toContain('grammar-punctuation-spacing');
  expect(notesOn('Kept bills, letters, lists etc', 'Packed crates , bags and jars')).toContain(
    'grammar-punctuation-spacing',
  );
});
