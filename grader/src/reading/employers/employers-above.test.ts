import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('the posts of further projects are with the employer that a label named above the first', () => {
  expect(
    jobsIn(`
    # Experience
    **Company: Harbor Works Ltd**
    Client: Leeds Bridges
    Designation: Site Engineer
    Duration: May 2014 to June 2016
    - Built two bridges
    **Project #2**
    Client: Hull Docks
    Designation: Site Engineer
    Duration: May 2012 to April 2014
    - Built three docks`),
  ).toEqual([
    'Site Engineer / Harbor Works Ltd / May 2014 to June 2016',
    'Site Engineer / Harbor Works Ltd / May 2012 to April 2014',
  ]);
});

test('the title of a section may name the employer of its first posts', () => {
  expect(
    jobsIn(`
    # Work Experience at Harbor Works Ltd
    **Stores Clerk** || May 2014 – June 2016
    - Counted stock in two warehouses
    **Porter** || May 2012 – April 2014
    Rowan Foods Ltd
    - Carried crates`),
  ).toEqual([
    'Stores Clerk / Harbor Works Ltd / May 2014 – June 2016',
    'Porter / Rowan Foods Ltd / May 2012 – April 2014',
  ]);
});

test('the title of a section that names a place or a field names no employer', () => {
  expect(
    jobsIn(`
    # Work Experience at Sea
    **Stores Clerk** || May 2014 – June 2016
    - Counted stock in two holds`),
  ).toEqual(['Stores Clerk /  / May 2014 – June 2016']);
});
