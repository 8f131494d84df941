import { expect, test } from 'vitest';
import { resumeOf } from '../testing/resume-of.ts';
import { unwrittenOf } from './written.ts';

const line = '- Counted the stock of two warehouses every month and wrote the report on it';

test('writing is graded from some forty words of running text on', () => {
  expect(unwrittenOf(resumeOf(`# Experience\n**Clerk, Delta Foods** || 2017 – 2019\n${line}`))).toBe('little');
  expect(
    unwrittenOf(resumeOf(`# Experience\n**Clerk, Delta Foods** || 2017 – 2019\n${[line, line, line].join('\n')}`)),
  ).toBeUndefined();
});

test('lists of short terms show nobody’s writing, however long they are', () => {
  const terms = Array.from({ length: 40 }, () => '- Team player').join('\n');
  expect(unwrittenOf(resumeOf(`# Skills\n${terms}`))).toBe('little');
});
