import { letters } from '@redmark/contract';
import { expect, test } from 'vitest';
import { costText, graveText, letterAt, rubric, rubricGroups, severityWords } from './rubric.ts';

test('every rule stands in one group of the page', () => {
  expect(rubricGroups.flatMap(({ rules }) => rules).length).toBe(rubric.rules.length);
  expect(rubric.rules.length).toBeGreaterThan(70);
});

test('the scale is the one of the reports', () => {
  expect(rubric.scale.map(({ letter }) => letter)).toEqual(letters);
});

test('costs are put in words', () => {
  const rule = (name: string) => {
    const found = rubric.rules.find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  expect(costText(rule('content-email-missing'))).toBe('Costs 10 points, and a tenth for each further place.');
  expect(costText(rule('content-not-quantified'))).toBe('Costs what is missing, at most 24 points.');
  expect(costText(rule('content-bullet-weak-start'))).toBe(
    'The first line costs about 2.6 points, all together at most 18 points. Less in a longer resume.',
  );
  expect(graveText(rule('content-email-missing'))).toBe('And 4 points of the final score.');
  expect(graveText(rule('overused-filler'))).toBeUndefined();
});

test('every severity has its word', () => {
  for (const { severity } of rubric.rules) expect(severityWords[severity]).toBeDefined();
});

test('letters begin at their scores', () => {
  expect([97, 96.9, 84.9, 0].map(letterAt)).toEqual(['A+', 'A', 'B−', 'F']);
});
