import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScoreSheet, scoresWithout } from '@redmark/contract';
import { expect, test } from 'vitest';
import { gradePages } from '../../grade-pages.ts';
import type { Finding } from '../../model/rule.ts';
import { readResume } from '../../reading/read-resume.ts';
import { rules } from '../../rules/index.ts';
import { amountsOf, runRules } from '../../run-rules.ts';
import { letterOf } from '../../scoring/letters.ts';
import { type Found, scoreOf } from '../../scoring/score.ts';
import { scoreSheetOf } from '../../scoring/score-sheet.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { numbered } from '../numbered.ts';

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

function judged(text: string) {
  const resume = readResume(pagesOf(text), today);
  const { found } = runRules(rules, resume);
  const amounts = amountsOf(resume);
  const findings = numbered(found, amounts, resume);
  const numbers = new Map<Finding, number>(
    findings.flatMap(({ number, members }) => members.map((member) => [member, number] as const)),
  );
  const sheet = JSON.parse(JSON.stringify(scoreSheetOf(found, numbers, amounts))) as ScoreSheet;
  const without = (mended: ReadonlySet<number>): Found[] =>
    found.map(({ rule, findings: own }) => ({
      rule,
      findings: own.filter((finding) => !mended.has(numbers.get(finding) ?? 0)),
    }));
  return { findings, sheet, engine: (mended: ReadonlySet<number>) => scoreOf(without(mended), amounts) };
}

test('with nothing mended the sheet gives the score of the grader, to the last bit', () => {
  const { sheet, engine } = judged(faulty);
  expect(scoresWithout(sheet, new Set()).scores.Cumulative).toBe(engine(new Set()).total);
});

test('whatever is mended, the sheet gives what the grader gives without it', () => {
  const { findings, sheet, engine } = judged(faulty);
  expect(findings.length).toBeGreaterThan(12);
  let seed = 11;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 2000; round++) {
    const share = next();
    const mended = new Set(findings.filter(() => next() < share).map(({ number }) => number));
    const { scores, grades } = scoresWithout(sheet, mended);
    const { total, categories } = engine(mended);
    expect(scores).toEqual({
      Cumulative: total,
      Content: categories.content,
      Format: categories.formatting,
      Writing: categories.writing,
    });
    expect(grades.Cumulative).toBe(letterOf(total));
  }
});

test('with everything mended nothing is left to lose', () => {
  const { findings, sheet } = judged(faulty);
  const { scores, grades } = scoresWithout(sheet, new Set(findings.map(({ number }) => number)));
  expect(scores).toEqual({ Cumulative: 100, Content: 100, Format: 100, Writing: 100 });
  expect(grades).toEqual({ Cumulative: 'A+', Content: 'A+', Format: 'A+', Writing: 'A+' });
});

test('one note mended gains what its report says', () => {
  const { findings, sheet } = judged(faulty);
  const now = scoresWithout(sheet, new Set()).scores.Cumulative;
  for (const { number, gain } of findings)
    expect(scoresWithout(sheet, new Set([number])).scores.Cumulative - now).toBeCloseTo(gain, 1);
});

test('a report carries its sheet, and both tell the same grade', () => {
  const graded = gradePages(pagesOf(faulty), { today, onStage: () => {} });
  if (!graded.ok) throw new Error(graded.error.code);
  const { scoring } = graded.grading as { scoring: ScoreSheet };
  expect(scoresWithout(scoring, new Set()).grades).toEqual(graded.grades);
});

test('no resume of the corpus is told another grade by its sheet', async () => {
  const { gradeOn } = await import('../../grade.ts');
  const { compilePdfium, startEngine } = await import('../../pdf/engine.ts');
  const engine = await startEngine(compilePdfium());
  const corpus = join(import.meta.dirname, '../../../../corpus');
  for (const file of globSync('*/resume.pdf', { cwd: corpus })) {
    const { graded } = gradeOn(engine, readFileSync(join(corpus, file)), { today });
    if (!graded.ok) throw new Error(file);
    const { scoring } = graded.grading as { scoring: ScoreSheet };
    expect(scoresWithout(scoring, new Set()).grades).toEqual(graded.grades);
  }
});
