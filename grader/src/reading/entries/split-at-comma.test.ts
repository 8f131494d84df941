import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a team behind a comma is part of the employer, and two posts with a slash are one title', () => {
  expect(
    jobsIn(`
    # Experience
    **Software Engineer, Fellano, ledger tools team** || May 2018 - June 2019
    - Led the work on four mills
    **Harbor Works** || May 2015 – May 2017
    Software Developer / Technical Lead
    - Led the work on nine mills`),
  ).toEqual([
    'Software Engineer / Fellano / May 2018 - June 2019',
    'Software Developer / Technical Lead / Harbor Works / May 2015 – May 2017',
  ]);
});

test('a post behind a comma is one where no other part of the line is', () => {
  const [job] = jobsIn(
    '# Experience\n**The Felt Review,** Elm University, Assistant Editor    2014 – 2015\n- Sorted yarn',
  );
  expect(job).toBe('Assistant Editor / Elm University / 2014 – 2015');
});
