import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import { pagesOf } from '../testing/resume-of.ts';

function rewritesIn(lines: string): Record<string, string | undefined> {
  const graded = gradePages(
    pagesOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${lines}
      - Cut the closing time from 9 days to 4 days in the whole group
      - Wrote the plan of the group and the book of its rules
      # Education
      **B.A. Economics, Example College** || 2017`),
    { today: '2026-11-21', onStage: () => {} },
  );
  if (!graded.ok) throw new Error(graded.error.code);
  return Object.fromEntries(graded.document.findings.map(({ rule, rewrite }) => [rule, rewrite]));
}

test('the fix of one mistake has the right spelling of a word in its line', () => {
  const { 'grammar-article': article, 'spelling-misspelled': spelling } = rewritesIn(
    '- Built a enviroment for forty analysts in two plants',
  );
  expect(spelling).toBe('environment');
  expect(article).toBe('an environment');
});

test('a misspelt word elsewhere leaves the fix as it is', () => {
  const { 'grammar-article': article } = rewritesIn(
    '- Built a estimate for forty analysts in two plants\n      - Drew up the enviroment of the ledger for two plants',
  );
  expect(article).toBe('an estimate');
});
