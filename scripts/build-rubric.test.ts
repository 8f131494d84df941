import { expect, test } from 'vitest';
import { rubricText, storedRubricText } from './build-rubric.ts';

test('the published rubric is the one resumes are graded by; run `node scripts/build-rubric.ts` when it is not', () => {
  expect(storedRubricText()).toBe(rubricText());
});
