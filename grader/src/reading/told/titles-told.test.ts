import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a line below the text about the employer that is nothing but the post tells it', () => {
  expect(
    jobsIn(`
    # Experience
    Norvale Looms Ltd || May 2012 – May 2014
    The firm makes ropes and yarns for nine mills in Leeds
    Designated as Loom Engineer (Yarns).
    - Cared for belts and cranes`),
  ).toEqual(['Loom Engineer (Yarns) / Norvale Looms Ltd / May 2012 – May 2014']);
});

test('posts for parts of the work, and several posts, tell none', () => {
  expect(
    jobsIn(`
    # Experience
    Norvale Looms Ltd || May 2012 – May 2014
    - Counted the looms of nine mills
    - Worked as coordinator in the yearly fair
    Teskell Ropes Ltd || May 2009 – May 2011
    - Counted nine mills
    - Working as an Electrical Supervisor.
    - Working as an Electrical Engineer.`),
  ).toEqual([' / Norvale Looms Ltd / May 2012 – May 2014', ' / Teskell Ropes Ltd / May 2009 – May 2011']);
});
