import { expect, test } from 'vitest';
import { gradeScale, letters, scaleEntryOf } from './grade-scale.ts';
import { companySizes, industries, jobTitles } from './options.ts';

test('thirteen letters from A+ to F wear the colours of five bands', () => {
  expect([letters[0], letters.at(-1), letters.length]).toEqual(['A+', 'F', 13]);
  expect(new Set(gradeScale.map(({ from }) => from)).size).toBe(5);
  for (const { grade, ...colours } of gradeScale) expect(scaleEntryOf(grade)).toEqual({ grade, ...colours });
  expect(scaleEntryOf('?').grade).toBe('F');
});

test('the lists of the profile are as long as they should be, without a repetition', () => {
  expect([jobTitles.length >= 40, industries.length >= 29, companySizes.length]).toEqual([true, true, 9]);
  for (const list of [jobTitles, industries, companySizes]) expect(new Set(list).size).toBe(list.length);
});
