import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('before its noun a word for schools or firms tells of what kind a post is, beside an employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Elm Academy**
    Lower School Sailing Teacher || 2014 – 2016
    - Taught knots to 40 pupils
    **Hill Works Ltd**
    Dock & Yard School Trainer || 2011 – 2014
    - Trained 20 riggers`),
  ).toEqual([
    'Lower School Sailing Teacher / Elm Academy / 2014 – 2016',
    'Dock & Yard School Trainer / Hill Works Ltd / 2011 – 2014',
  ]);
});
