import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { workBulletsOf } from '../questions.ts';
import { strengthOf } from './strength.ts';

function strengthIn(line: string, skills: string[] = []) {
  const [bullet] = workBulletsOf(
    resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - ${line}
      - Kept the books of the group
    `),
  );
  if (!bullet) throw new Error('no bullet');
  return strengthOf(bullet, new Set(skills));
}

test('a line with a verb, a tool, an amount and its outcome has all five points', () => {
  expect(strengthIn('Cut the closing time from 9 days to 4 days with dashboards built in Tableau')).toEqual({
    points: 5,
    verb: true,
    number: true,
    outcome: true,
    detail: true,
    length: true,
    drawback: null,
  });
});

test('a number without a change is no outcome', () => {
  expect(strengthIn('Trained 12 clerks in the rules of the harbor office')).toMatchObject({
    number: true,
    outcome: false,
    points: 3,
  });
});

test('an outcome needs no number', () => {
  expect(strengthIn('Rewrote the filing rules of the office, enabling clerks to close files alone')).toMatchObject({
    number: false,
    outcome: true,
  });
});

test('a duty costs a point and does not count as a verb', () => {
  expect(strengthIn('Responsible for the weekly reports of the whole sales group')).toMatchObject({
    verb: false,
    drawback: 'weak-start',
    points: 0,
  });
});

test('a pronoun costs a point', () => {
  expect(strengthIn('Wrote the plan that my group of clerks used for years')).toMatchObject({
    drawback: 'pronoun',
    points: 1,
  });
});

test('a skill from the list of skills is a detail, and so are names and tools in the middle of a line', () => {
  expect(strengthIn('Wrote reports in tableau for the group', ['tableau']).detail).toBe(true);
  expect(strengthIn('Wrote reports for Northern Harbor and its group').detail).toBe(true);
  expect(strengthIn('Moved the books of the group to PostgreSQL').detail).toBe(true);
  expect(strengthIn('Wrote the reports of the group').detail).toBe(false);
});

test('too short and too long lines lose the point for length', () => {
  expect(strengthIn('Wrote the reports').length).toBe(false);
  expect(strengthIn(`Wrote ${'the long report of the group and '.repeat(6)}its book`).length).toBe(false);
});
