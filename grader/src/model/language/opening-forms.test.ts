import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { mixedFormsOf } from './opening-forms.ts';

const role = (dates: string, ...lines: string[]) =>
  `\n  **Lamp Keeper, Harbor Works** || ${dates}\n${lines.map((line) => `  - ${line}`).join('\n')}\n`;
const resume = (...roles: string[]) => resumeOf(`# Experience${roles.join('')}`);
const past = ['Cleaned nine lamps', 'Repaired the clocks', 'Trained two keepers'];
const present = ['Maintain nine lamps', 'Organize the stores', 'Inspect every clock'];
const ing = ['Maintaining nine lamps', 'Organizing the stores', 'Inspecting every clock'];

test('forms that change within and between roles that are over are mixed', () => {
  const mixed = mixedFormsOf(resume(role('Jan 2020 – Mar 2022', ...past), role('Jan 2017 – Dec 2019', ...ing)));
  expect(mixed?.examples).toEqual(['Cleaned', 'Maintaining']);
  expect(mixed?.odd).toHaveLength(3);
});

test.each([
  ['one form', [role('Jan 2020 – Mar 2022', ...past, ...past)]],
  [
    'a role of today in the present beside one in the past',
    [role('Jan 2020 – Present', ...present), role('Jan 2017 – Dec 2019', ...past)],
  ],
  ['what was done and is done in a role of today', [role('Jan 2020 – Present', ...present, ...past)]],
  [
    'names that look like verbs',
    [role('Jan 2020 – Mar 2022', ...past, 'Advanced Harbor Systems', 'Leading Edge Lamps', 'Rising Sun Ropes')],
  ],
  ['two lines of another form', [role('Jan 2020 – Mar 2022', ...past, ...past, ...ing.slice(1))]],
])('%s is not', (_, roles) => {
  expect(mixedFormsOf(resume(...roles))).toBeUndefined();
});
