import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { onePage } from './one-page.ts';

const lines = Array.from({ length: 50 }, (_, i) => `- Kept the ledger of shop number ${i + 1} for the yard`).join(
  '\n  ',
);
const asked = (start: string, rest: string) =>
  onePage(
    resumeOf(`
  # Experience
  **Analyst, Harbor Works** || ${start} – Mar 2023
  ${lines}
  ~~~
  ${lines}
  ${rest}`),
    [],
  ).map(({ text }) => text.split(': ').at(-1)?.split(';')[0]);

const interests = `
  # Interests
  Bread, boats, bells
  # Education
  **B.A. Economics, Example College** || 2014`;

test('two pages early in a career are asked to become one, with what can go', () => {
  expect(asked('Jan 2021', interests)).toEqual(['interests']);
  expect(asked('Jan 2021', '')).toEqual([]);
  expect(asked('Jan 2012', interests)).toEqual([]);
});

test('a record of somebody with a doctorate may have two pages', () => {
  const record = `
  # Research
  **Fellow, Harbor Institute** || Jan 2021 – Mar 2023
  ${lines}
  ~~~
  ${lines}
  # Interests
  Bread, boats, bells
  # Education
  **DEGREE in Hydrology, Example College** || 2020`;
  const asked = (degree: string) => onePage(resumeOf(record.replace('DEGREE', degree)), []).length;
  expect(asked('PhD')).toBe(0);
  expect(asked('BSc')).toBe(1);
});
