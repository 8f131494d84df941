import { expect, test } from 'vitest';
import { rubricText, storedRubricText } from './rubric.ts';

test('the published rubric is the one resumes are graded by; run `node scripts/generate/rubric.ts` when it is not', () => {
  expect(storedRubricText()).toBe(rubricText());
});
