import { expect, test } from 'vitest';
import { resumeOf } from '../testing/resume-of.ts';
import { sectionsOf } from './questions.ts';
import { isStillToCome } from './still-to-come.ts';

const isToCome = (header: string) => {
  const resume = resumeOf(`# Experience\n  ${header}\n  - Keeps the lamps of nine harbors in order`);
  return sectionsOf(resume, 'experience').flatMap(({ entries }) =>
    entries.map((entry) => isStillToCome(entry, resume)),
  );
};

test('a post that is promised or begins later has not begun', () => {
  expect(isToCome('**Incoming Lamp Engineer, Harbor Works** || May 2026')).toEqual([true]);
  expect(isToCome('**Lamp Engineer, Harbor Works** || Mar 2027 – Sep 2027')).toEqual([true]);
  expect(isToCome('**Lamp Engineer, Harbor Works** || Upcoming')).toEqual([true]);
});

test('a post that goes on, or of whoever receives goods, has begun', () => {
  expect(isToCome('**Lamp Engineer, Harbor Works** || Mar 2026 – Present')).toEqual([false]);
  expect(isToCome('**Clerk of incoming goods, Harbor Works** || Mar 2020 – Mar 2023')).toEqual([false]);
});
