import { expect, test } from 'vitest';
import { contentFigureUnexplained } from '../../rules/content/content-figure-unexplained.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { figureInsights } from './figure-insights.ts';

function insightsFor(...lines: string[]) {
  const resume = resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2021 – Present
      ${lines.map((line) => `- ${line}`).join('\n      ')}
      # Education
      **B.A. Economics, Example College** || 2019`);
  const found = [{ rule: contentFigureUnexplained, findings: [...contentFigureUnexplained.check(resume)] }];
  return figureInsights(resume, found).map(({ text }) => text.split('. ')[0]);
}

test('a large share of change is asked where it began', () => {
  expect(insightsFor('Cut the hours at the gate by 82% with a new list')).toEqual(['“by 82%” stands without a start']);
});

test('several smaller ones are asked together, by the largest', () => {
  expect(
    insightsFor('Raised the sales of jars by 20%', 'Made the list 40% faster', 'Cut the waste of glass by 12%'),
  ).toEqual(['“40% faster” and 2 more stand without a start']);
});

test('shares with a start, a time or a count are left alone, and so is a single small one', () => {
  expect(insightsFor('Cut the hours at the gate by 82%, from 40 to 6 a week')).toEqual([]);
  expect(insightsFor('Doubled sales, up 100% year over year')).toEqual([]);
  expect(insightsFor('Raised the sales of jars by 20%')).toEqual([]);
});
