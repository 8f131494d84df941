import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('labels with list signs tell a job where some of them name its main parts', () => {
  expect(
    jobsIn(`
    # Working Experience
    - Project : Seawater pumping station
    - Client : Northern Water Board
    - Contractor : Harbor Trading & Contracting Co. W.L.L
    - Designation : Electrical Supervisor
    - Duration : May 2015 to June 2018
    Duties
    - Led the wiring of 40 control panels
    INDIA
    - Project : Steel plant
    - Client : Delta Metals
    - Contractor : Elm Engineering Pvt Ltd
    - Designation : Electrician
    - Duration : March 2008 to October 2011`),
  ).toEqual([
    'Electrical Supervisor / Harbor Trading & Contracting Co. W.L.L / May 2015 to June 2018',
    'Electrician / Elm Engineering Pvt Ltd / March 2008 to October 2011',
  ]);
});

test('a contractor beside an employer is none, nor is one without a post and its time', () => {
  expect(
    jobsIn(`
    # Working Experience
    Company : Harbor Works Ltd
    Contractor : Elm Engineering Pvt Ltd
    Designation : Electrician
    Duration : March 2008 to October 2011`),
  ).toEqual(['Electrician / Harbor Works Ltd / March 2008 to October 2011']);
});

test('an employer with a list sign heads the labels of its job', () => {
  expect(
    jobsIn(`
    # Experience
    - Harbor Works Company
    -- Project : City Centre
    -- Position : Plumber
    -- Duration : Oct 2000 – Aug 2002
    - Delta Engineering Ltd
    -- Project : Hill Hotel
    -- Position : Senior Plumber
    -- Duration : Mar 1995 – Jan 1997`),
  ).toEqual([
    'Plumber / Harbor Works Company / Oct 2000 – Aug 2002',
    'Senior Plumber / Delta Engineering Ltd / Mar 1995 – Jan 1997',
  ]);
});

test('"Project" with a value over two lines among the labels of a job is no title of a section', () => {
  const jobs = jobsIn(`
    # Working Experience
    **Project : Extension of the waste water treatment**
    **plant**
    **Client : Northern Water Board**
    **Company : Harbor Works Ltd**
    **Designation : Electrician**
    **Duration : March 2008 to October 2011**
    # Education
    B.Sc. in Physics, Elm College, 2007
    # Skills
    Wiring, testing, drawing`);
  expect(jobs).toEqual(['Electrician / Harbor Works Ltd / March 2008 to October 2011']);
});

test('a time in figures behind a label is one, although its only word is a label, too', () => {
  expect(
    jobsIn(`
    # Experience
    Company : Norvale Looms Ltd
    Designation : Stores Clerk
    Duration : 06-02-2013 to 22-05-2015
    - Counted 300 crates a week
    Company : Teskell Rope Works
    Designation : Night Porter
    Duration : 03.05.2010 to 21.10.2012
    - Carried 400 trunks a day`),
  ).toEqual([
    'Stores Clerk / Norvale Looms Ltd / 06-02-2013 to 22-05-2015',
    'Night Porter / Teskell Rope Works / 03.05.2010 to 21.10.2012',
  ]);
});

test('the times of courses in a list of one job begin no further jobs', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Worked as Loom Fitter at Norvale Looms Ltd
    - Work period – June 2014 to present
    - Attended the course on carding at Teskell Wool
    - Training period: 08-03-2013 to 05-09-2013
    - Attended the course on felting at Ostrel Wool
    - Training period: 09-09-2013 to 27-09-2013`),
  ).toEqual(['Loom Fitter / Norvale Looms Ltd / June 2014 to present']);
});

test('the main contractor employs those whose post and beginning labels tell, and who nobody else employs', () => {
  expect(
    jobsIn(`
    # Experience
    From: March 2014 to June 2016
    Main Contractor : Norvale Building Pvt Ltd
    Clint : Ostrel Water Authority
    Designation : Site Engineer
    - Checked 300 pipes a week`),
  ).toEqual(['Site Engineer / Norvale Building Pvt Ltd / March 2014 to June 2016']);
});
