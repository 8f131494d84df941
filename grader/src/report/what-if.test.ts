import { evaluate, gradesOf, type ScoreSheet } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import type { RuleFinding } from '../model/rule.ts';
import { readResume } from '../reading/read-resume.ts';
import { rules } from '../rules/index.ts';
import { amountsOf, runRules } from '../run-rules.ts';
import { sheetOf } from '../scoring/sheet.ts';
import { pagesOf } from '../testing/resume-of.ts';
import { numberFindings } from './number-findings.ts';

const today = '2026-11-21';
const faulty = `
  Summary of a hard working team player who recieved many awards and is detail oriented
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  - Responsible for weekly dashboards in Tableau for the sales team
  - Responsible for the training of new staff
  - Worked on reports for the the board
  - I managed a enviroment of 5 year experience.
  - Led the plan of the group
  - Led the model of the group
  - Led the book of the group
  - Was responsible for javascript and github of the group
  **Clerk, Harbor Works** || 03/2018 – Dec 2019
  - Helped with acheiving the goals of the group
  - Responsible for order entry and filing
  - Responsible for stock counts and filing
  - Responsible for the post and filing
  # Education
  **B.A. Economics, Example College** || 2017
`;

/** The findings and the sheet of a report, and the score that the same rules give without some of the findings. */
function sheetAndRules(text: string) {
  const resume = readResume(pagesOf(text), today);
  const { found } = runRules(rules, resume);
  const amounts = amountsOf(resume);
  const { findings, sheet } = numberFindings(found, amounts, resume);
  const numbers = new Map<RuleFinding, number>(
    findings.flatMap(({ reported, members }) => members.map((member) => [member, reported.number] as const)),
  );
  const without = (fixed: ReadonlySet<number>) =>
    found.map(({ rule, findings: own }) => ({
      rule,
      findings: own.filter((finding) => !fixed.has(numbers.get(finding) ?? 0)),
    }));
  const stored: ScoreSheet = JSON.parse(JSON.stringify(sheet));
  return {
    findings: findings.map(({ reported }) => reported),
    sheet: stored,
    again: (fixed: ReadonlySet<number>) => evaluate(sheetOf(without(fixed), () => 0, amounts)),
  };
}

test('with findings fixed, the stored sheet gives the score of the rules without them, to the last bit', () => {
  const { findings, sheet, again } = sheetAndRules(faulty);
  expect(findings.length).toBeGreaterThan(12);
  let seed = 11;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 2000; round++) {
    const share = next();
    const fixed = new Set(findings.filter(() => next() < share).map(({ number }) => number));
    expect(evaluate(sheet, fixed)).toEqual(again(fixed));
  }
});

test('with everything fixed the score is 100', () => {
  const { findings, sheet } = sheetAndRules(faulty);
  const score = evaluate(sheet, new Set(findings.map(({ number }) => number)));
  expect(score).toEqual({ total: 100, categories: { content: 100, formatting: 100, writing: 100 } });
  expect(gradesOf(sheet, score)).toEqual({ Cumulative: 'A+', Content: 'A+', Format: 'A+', Writing: 'A+' });
});

test('fixing one finding gains what the report says', () => {
  const { findings, sheet } = sheetAndRules(faulty);
  const now = evaluate(sheet).total;
  for (const { number, gain } of findings) expect(evaluate(sheet, new Set([number])).total - now).toBeCloseTo(gain, 1);
});

test('a report contains its score sheet, and both give the same grade', () => {
  const graded = gradePages(pagesOf(faulty), { today, onStage: () => {} });
  if (!graded.ok) throw new Error(graded.error.code);
  const { scoring, grades } = graded.document;
  expect(scoring && gradesOf(scoring, evaluate(scoring))).toEqual(grades);
});

test('a rule that throws is named, and the report says what was not checked', () => {
  const broken = rules.map((rule) =>
    rule.name === 'content-not-quantified'
      ? {
          ...rule,
          check: () => {
            throw new TypeError('a word of the resume');
          },
        }
      : rule,
  );
  const graded = gradePages(pagesOf(faulty), { today, onStage: () => {}, rules: broken });
  if (!graded.ok) throw new Error(graded.error.code);
  expect(graded.document.failedRules).toEqual(['content-not-quantified']);
  expect(graded.failures).toEqual([
    { rule: 'content-not-quantified', error: 'TypeError', at: expect.stringMatching(/^what-if\.test\.ts:\d+$/) },
  ]);
  expect(JSON.stringify(graded)).not.toContain('a word of the resume');
  expect(graded.document.insights).toContainEqual({
    title: 'A part was not checked',
    text: expect.stringContaining('Results are told with numbers'),
  });
});
