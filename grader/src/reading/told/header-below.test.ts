import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('title and employer stand across the line below a time alone', () => {
  expect(
    jobsIn(`
    # Experience
    **Since April 2013**
    **Facility Engineer** || Harbor Cooling Ltd. – Leeds.
    Running the plant of a town hall with nine machines and keeping all of its rooms cool in summer, with monthly plans of all work.`),
  ).toEqual(['Facility Engineer / Harbor Cooling Ltd. / Since April 2013']);
});
