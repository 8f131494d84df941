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

test('another time and project below a labelled employer are with that employer', () => {
  const jobs = (second: string) =>
    jobsIn(`
    # Experience
    Company Name : Rowan Looms Ltd
    Period : February 2009 to August 2012
    Designation : Stores Clerk
    Major Project : The Fell Depot
    - Counted 300 crates a week
    ${second}
    - Counted 500 crates a week`);
  expect(jobs('Period : August 2012 to Present\nMajor Project : The Tarn Yard')).toEqual([
    'Stores Clerk / Rowan Looms Ltd / February 2009 to August 2012',
    ' / Rowan Looms Ltd / August 2012 to Present',
  ]);
  expect(jobs('Period : August 2012 to Present\nDesignation : Night Porter')[1]).toBe(
    'Night Porter /  / August 2012 to Present',
  );
});

test('the posts of a list of projects are with the employer that announces it', () => {
  expect(
    jobsIn(`
    # Experience
    Current Employer : Rowan Looms Ltd
    Projects :-
    1. The Fell Depot
    Duration : 23.05.2011 to till date
    Designation : Stores Clerk
    2. The Tarn Yard
    - Counted 300 crates a week
    Duration : 26.03.2007 to 27.10.2009
    Designation : Night Porter
    - Carried 400 trunks a day`),
  ).toEqual([
    'Stores Clerk / Rowan Looms Ltd / 23.05.2011 to till date',
    'Night Porter / Rowan Looms Ltd / 26.03.2007 to 27.10.2009',
  ]);
});

test.each([
  ['behind a dash', 'Work Experience – Norvale Looms Pvt. Ltd.', 'Norvale Looms Pvt. Ltd.'],
  ['and nothing else, before its town', 'Norvale Carding Company, Ostrelmoor', 'Norvale Carding Company'],
])('the title of a section names the employer %s', (_, title, employer) => {
  expect(
    jobsIn(`
    # Experience
    **Night Porter** || May 2010 – April 2012
    Teskell Inns Ltd
    - Carried 400 trunks a day
    # ${title}
    Stores Clerk
    May 2014 – June 2016
    - Counted 300 crates a week`),
  ).toContain(`Stores Clerk / ${employer} / May 2014 – June 2016`);
});
