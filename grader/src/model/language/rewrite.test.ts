import { expect, test } from 'vitest';
import { rewriteWeakStart } from './rewrite.ts';

const past = { ended: true, locale: 'US' } as const;
const present = { ended: false, locale: 'US' } as const;

test.each([
  ['Responsible for managing a team of 5', 'Responsible for', past, 'Managed a team of 5'],
  ['Responsible for managing a team of 5', 'Responsible for', present, 'Manage a team of 5'],
  ['Was responsible for opening and staffing 3 stores.', 'Was responsible for', past, 'Opened and staffed 3 stores.'],
  ['Worked on the onboarding guide', 'Worked on', past, 'Wrote the onboarding guide [time saved?]'],
  ['Helped to train 12 clerks', 'Helped to', past, 'Trained 12 clerks [if this was your own work]'],
  ['Assisted with audits of 4 banks', 'Assisted with', past, 'Supported audits of 4 banks'],
  ['Helped older customers enroll in 2 plans', 'Helped', past, 'Supported older customers in enrolling in 2 plans'],
  ['Helped veterans to translate 40 records', 'Helped', present, 'Supported veterans in translating 40 records'],
  ['Worked with finance to cut spend by 4%', 'Worked with', past, 'Cut spend by 4% with finance'],
])('“%s” is rewritten to open with a verb', (line, opener, options, rewritten) => {
  expect(rewriteWeakStart(line, opener, options)).toBe(rewritten);
});

test.each([
  ['Responsible for weekly dashboards in Tableau for the sales team', 'Responsible for'],
  ['Responsible for attendance at 250 operating room cases', 'Responsible for'],
])('“%s” fits several verbs or none, and is not rewritten', (line, opener) => {
  expect(rewriteWeakStart(line, opener, past)).toBeUndefined();
});

test('a role that was held is not rewritten', () => {
  expect(rewriteWeakStart('Served as captain of the team', 'Served as', past)).toBeUndefined();
});
