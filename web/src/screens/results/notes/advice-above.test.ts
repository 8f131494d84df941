import { expect, test } from 'vitest';
import { adviceAbove } from './advice-above.ts';

const better = '[Built / Led] the plan for the new warehouse';

test.each([
  [
    'a try',
    `Instead of “Worked on”, start with the action. Try: “${better}”.`,
    'Instead of “Worked on”, start with the action.',
  ],
  ['an order', `This line begins with “I”. Start with the verb: “${better}”.`, 'This line begins with “I”.'],
  [
    'a long line that was cut',
    'This line begins with “I”. Start with the verb: “[Built / Led] the plan for…”.',
    'This line begins with “I”.',
  ],
])('%s that quotes the better line is left out above it', (_, advice, said) => {
  expect(adviceAbove({ advice, rewrite: better })).toBe(said);
});

test.each([
  ['without a better line', `It begins with “I”. Start with the verb: “${better}”.`, undefined],
  ['that quotes something else', 'Add a number. For example: “Managed the calendar of [how many?] people”.', better],
  ['that quotes a word or two', 'The verb does not fit. Write: “has grown”.', 'has grown'],
])('advice %s stays whole', (_, advice, rewrite) => {
  expect(adviceAbove({ advice, ...(rewrite ? { rewrite } : {}) })).toBe(advice);
});
