import { expect, test } from 'vitest';
import { jobsIn, placedJobsIn } from '../../testing/read-fields.ts';

test('captions of projects and tasks are no employers', () => {
  expect(
    jobsIn(`
    # Experience
    Site Engineer
    April 2013 to March 2014
    Types of projects
    Supervision of plumbing work for Hill University
    - Led the works`),
  ).toEqual(['Site Engineer /  / April 2013 to March 2014']);
  expect(
    jobsIn(`
    # Experience
    Elm Projects Pvt Ltd
    Project Engineer || April 2013 to March 2014
    - Led the works
    Institution of Radio Engineers
    Radio Engineer || June 2012 to May 2015
    - Led the talks`),
  ).toEqual([
    'Project Engineer / Elm Projects Pvt Ltd / April 2013 to March 2014',
    'Radio Engineer / Institution of Radio Engineers / June 2012 to May 2015',
  ]);
});

test('who works for oneself is named where nobody else is', () => {
  expect(
    jobsIn(`
    # Experience
    Freelance
    Garden Designer || January 2015 - Present
    - Led the works
    Freelance
    Harbor Works Ltd
    Garden Designer || January 2012 - May 2014
    - Drew maps`),
  ).toEqual([
    'Garden Designer / Freelance / January 2015 - Present',
    'Garden Designer / Harbor Works Ltd / January 2012 - May 2014',
  ]);
});

test('an employer stands behind its time and an "at", behind a title and a comma, or ends with a full stop', () => {
  expect(
    jobsIn(`
    # Experience
    Asst. Manager - Stores
    From March 20 , 2010 to October 2013 at Harbor Drugs Ltd.-Leeds.
    - Counted boxes
    Store Manager
    Feb 2008 – Jan. 2010 Lenses and Frames Opticians., || Hull
    - Sold lenses`),
  ).toEqual([
    'Asst. Manager - Stores / Harbor Drugs Ltd. / March 20 , 2010 to October 2013',
    'Store Manager / Lenses and Frames Opticians. / Feb 2008 – Jan. 2010',
  ]);
  expect(
    placedJobsIn(`
    # Experience
    HARDWARE ENGINEER,
    HARBOR WORKS PVT.LTD,
    HULL, ENGLAND,
    PERIOD: MARCH-2013 TO SEPTEMBER-2014.
    - Mended printers`),
  ).toEqual(['HARDWARE ENGINEER / HARBOR WORKS PVT.LTD / HULL, ENGLAND']);
});

test('a label of the employer may be followed by the time alone, and the name stands below', () => {
  expect(
    jobsIn(`
    # Experience
    Current Employer: ( 05 Oct, 2015 to till date )
    M/S. Harbor Works Pvt. Ltd
    Designation: Sr. Store Keeper
    - Counted boxes`),
  ).toEqual(['Sr. Store Keeper / M/S. Harbor Works Pvt. Ltd / 05 Oct, 2015 to till date']);
});

test('whom somebody reported to is no employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Store Manager** || Feb 2011 – Mar 2014
    (Reporting to the Head of Stores and two owners of the Mill)
    - Counted boxes`),
  ).toEqual(['Store Manager /  / Feb 2011 – Mar 2014']);
});

test.each([
  ['a telephone', 'Tel.: +44 1 417 26 30'],
  ['the number of a document', 'K7264170'],
  ['a caption', 'Job Summary'],
  ['the client of a project', 'Client: Rowan Tarn Council'],
])('%s is no employer', (_, line) => {
  expect(
    jobsIn(`
    # Experience
    Garden Designer || January 2015 - Present
    ${line}
    - Led the works`)[0],
  ).toBe('Garden Designer /  / January 2015 - Present');
});

test('a course is no employer of who taught it; the school beside it or in its brackets is', () => {
  expect(
    jobsIn(`
    # Teaching Experience
    Timber Law (FOR 305) || Jan 2024 – May 2024
    Teaching Assistant || Elm University
    Care of Mills (FOR 211) || Aug 2022 – Dec 2022
    Teaching Assistant || Elm University`),
  ).toEqual([
    'Teaching Assistant / Elm University / Jan 2024 – May 2024',
    'Teaching Assistant / Elm University / Aug 2022 – Dec 2022',
  ]);
  expect(
    jobsIn(`
    # Teaching Experience
    2021 – 2022 Teaching Assistant || LAW305 Ethics of Timber (University of Northvale)
    2019 – 2020 Tutor || LAW211 Law of Mills (University of Northvale)`),
  ).toEqual([
    'Teaching Assistant / University of Northvale / 2021 – 2022',
    'Tutor / University of Northvale / 2019 – 2020',
  ]);
});

test('a firm may begin with the word that leads to a number', () => {
  expect(
    jobsIn(`
    # Experience
    **Stores Clerk** || 2012 – 2014
    Mobile Cranes Company, Leeds, UK
    - Counted stock in two warehouses
    **Porter** || 2010 – 2012
    Mobile 0161 555 0143
    - Carried crates`),
  ).toEqual(['Stores Clerk / Mobile Cranes Company / 2012 – 2014', 'Porter /  / 2010 – 2012']);
});

test('a course is no employer, whatever stands behind its number, and those below a post are held in that post', () => {
  expect(
    jobsIn(`
    # Experience
    **Teaching Assistantship**
    2014 || RPE 6470: Design of Ropes {bold=no}
    Elm Harbor College, Leeds, UK {size=8}
    2012 || RPE 3251W, Ropes and Cranes {bold=no}
    Kelda Harbor College, Leeds, UK {size=8}`),
  ).toEqual([
    'Teaching Assistantship / Elm Harbor College / 2014',
    'Teaching Assistantship / Kelda Harbor College / 2012',
  ]);
  expect(
    jobsIn(`
    # Experience
    2014 || RPE 6470: Design of Ropes
    - Held two hours a week
    2012 || RPE 3251W, Ropes and Cranes
    - Held one hour a week`),
  ).toEqual([' /  / 2014', ' /  / 2012']);
});

test.each(['Modern loom carding shelves', 'Care of wool and stock for the mill owners'])(
  'what is told in ordinary words is no employer: %s',
  (told) => {
    expect(
      jobsIn(`# Experience\n**Stores Clerk** || May 2014 – June 2016\n${told}\n- Counted 300 crates a week`),
    ).toEqual(['Stores Clerk /  / May 2014 – June 2016']);
  },
);

test.each([
  ['an unknown word', 'Ostrelmoor flour mill'],
  ['a word for a firm', 'Premier flour technology'],
  ['a legal form', 'Premier flour ltd for wool'],
  ['capitals', 'OM Premier flour shelves'],
])('a name in small letters with %s is one', (_, name) => {
  expect(
    jobsIn(`# Experience\n**Stores Clerk** || May 2014 – June 2016\n${name}\n- Counted 300 crates a week`),
  ).toEqual([`Stores Clerk / ${name} / May 2014 – June 2016`]);
});

test('what somebody worked on is no employer', () => {
  expect(
    jobsIn(`
    # Experience
    Worked on Two Carding Mills
    Designation : Loom Fitter
    Duration : May 2014 to June 2016
    - Counted 300 crates a week`),
  ).toEqual(['Loom Fitter /  / May 2014 to June 2016']);
});

test.each(['Contractual', 'Commission-based', 'Per diem'])('%s tells how somebody is employed', (how) => {
  expect(
    jobsIn(`
    # Experience
    **Lamp Designer** || May 2014 – June 2016
    Self Employed / ${how}
    - Drew 300 lamps a week
    **Yard Clerk** || May 2012 – June 2013
    Harbor Works / Leeds
    - Counted 300 crates a week`)[0],
  ).not.toContain(how);
});
