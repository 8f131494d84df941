import { expect, test } from 'vitest';
import { jobsIn, placedJobsIn } from '../../testing/read-fields.ts';

const only = (job: string) => jobsIn(`# Experience\n${job}\n- Counted 300 crates a week`);

test.each([
  [
    'what leads to it',
    '**Harbor Works Ltd**\nAs a Site Engineer || May 2014 – June 2016',
    'Site Engineer / Harbor Works Ltd / May 2014 – June 2016',
  ],
  [
    'the name of its label',
    '**Harbor Works Ltd**\nDesignation ………………………… Site Engineer\nDuration ………………………… May 2014 to June 2016',
    'Site Engineer / Harbor Works Ltd / May 2014 to June 2016',
  ],
  [
    'a bracket that was not closed',
    'Harbor Works Ltd (12th May 2014 to June 2016)\nDesignation: Site Engineer',
    'Site Engineer / Harbor Works Ltd / 12th May 2014 to June 2016',
  ],
])('a name stands without %s', (_, job, read) => {
  expect(only(job)).toEqual([read]);
});

test('an employer that is a sentence tells the post as well', () => {
  expect(only('Company: Worked as a Workshop Manager at Harbor Works Ltd\nPeriod: May 2014 to June 2016')).toEqual([
    'Workshop Manager / Harbor Works Ltd / May 2014 to June 2016',
  ]);
});

test('a dash in brackets behind a post parts nothing', () => {
  expect(only('Harbor Works\nMay 2014 – June 2016\nSr. Clerk (Stores- Outbound Delivery)')).toEqual([
    'Sr. Clerk (Stores- Outbound Delivery) / Harbor Works / May 2014 – June 2016',
  ]);
});

test('a bracket that ends with a town tells where an employer is', () => {
  expect(
    placedJobsIn(`
# Experience
Position: Site Engineer
Employer: Harbor Composite Technology (Dock-2, Dubai)
Tenure: May 2014 to June 2016
- Counted 300 crates a week`),
  ).toEqual(['Site Engineer / Harbor Composite Technology / Dock-2, Dubai']);
});

test('names keep brackets that are closed, and first words that are theirs', () => {
  expect(only('**Postdoctoral Fellow (Physics), AT&T Works (India) Ltd** || May 2014 – June 2016')).toEqual([
    'Postdoctoral Fellow (Physics) / AT&T Works (India) Ltd / May 2014 – June 2016',
  ]);
});

test('a full stop that was typed apart is no part of a name', () => {
  expect(
    jobsIn(`
# Experience
Storekeeper at Harbor Works Ltd . || May 2014 – June 2016
- Counted 300 crates a week`),
  ).toEqual(['Storekeeper / Harbor Works Ltd / May 2014 – June 2016']);
});

test('a post behind the name of an employer is the title of the job', () => {
  expect(
    jobsIn(`
# Experience
June 2014 – Dec 2014 : Ash Hill Secondary School _ Leeds Position: Senior teacher (Geography)
- Taught nine classes
Feb 2011 – Aug 2013 : Elm Primary School as a Librarian
- Lent 300 books a week`),
  ).toEqual([
    'Senior teacher (Geography) / Ash Hill Secondary School _ Leeds / June 2014 – Dec 2014',
    'Librarian / Elm Primary School / Feb 2011 – Aug 2013',
  ]);
});

test('a town alone is the place of a job and not its employer', () => {
  expect(
    placedJobsIn(`
# Experience
Electrical Engineer – Testing and Commissioning || May 2014 – June 2016
**London**
- Tested nine pumps a week`),
  ).toEqual(['Electrical Engineer – Testing and Commissioning /  / London']);
});

test('a firm in brackets behind a post is its employer, and a part of a firm is not', () => {
  expect(
    jobsIn(`
    # Experience
    **Crane Driver/ Yard Technician (KRL Ltd)** || May 2014 – June 2016
    - Moved nine hundred crates
    **Crane Driver (Projects Department)** || May 2012 – April 2014
    - Moved two hundred crates`),
  ).toEqual([
    'Crane Driver/ Yard Technician / KRL Ltd / May 2014 – June 2016',
    'Crane Driver (Projects Department) /  / May 2012 – April 2014',
  ]);
});

test('a dash without spaces parts a post from a firm by its legal form, and no post from its field', () => {
  expect(
    jobsIn(`
    # Experience
    JUNE 2016 – JULY 2017: STORES ASSISTANT-HARBOR MARKETS LIMITED.
    - Kept track of the stock of two halls
    **Stores Assistant-Grain** || MARCH 2013 – JUNE 2016
    - Weighed nine hundred sacks`),
  ).toEqual([
    'STORES ASSISTANT / HARBOR MARKETS LIMITED. / JUNE 2016 – JULY 2017',
    'Stores Assistant-Grain /  / MARCH 2013 – JUNE 2016',
  ]);
});

test('a post in brackets behind an employer, and one before the caption of its duties', () => {
  expect(
    jobsIn(`
    # Experience
    Feb 2012 – Oct 2013 : Green Leaf Society of Leeds (Volunteer)
    Rowan Wool Ltd || 2007-2009
    Intern : Responsibilities
    - Entered ledgers into the system`),
  ).toEqual(['Volunteer / Green Leaf Society of Leeds / Feb 2012 – Oct 2013', 'Intern / Rowan Wool Ltd / 2007-2009']);
});

test('a colon parts a post from the employer behind it', () => {
  expect(
    jobsIn(`
    # Experience
    **Stores Assistant: Loom Centre, Ostrel College** || May 2014 – June 2016
    - Counted 300 crates a week`),
  ).toEqual(['Stores Assistant / Loom Centre, Ostrel College / May 2014 – June 2016']);
});

test('a county with its state is the place of a job', () => {
  expect(jobsIn('# Experience\n**Stores Clerk | Teskell | Ostrel County, CA** || 2014 – 2016')).toEqual([
    'Stores Clerk / Teskell / 2014 – 2016',
  ]);
});

test('a colon parts an employer from the post behind it', () => {
  expect(
    jobsIn(`
    # Experience
    - M/s Fell Services : Yard Manager , May 2015 onwards
    - M/s Harbor Services : Area Sales Manager , June 2012 to May 2015`),
  ).toEqual([
    'Yard Manager / M/s Fell Services / May 2015 onwards',
    'Area Sales Manager / M/s Harbor Services / June 2012 to May 2015',
  ]);
});

test('what was done in a post is no part of it', () => {
  expect(
    jobsIn(`
    # Experience
    Elm School, Leeds || May 2014 – June 2016
    Position: Teacher handling two classes and the school garden
    - Taught sums`),
  ).toEqual(['Teacher / Elm School / May 2014 – June 2016']);
});

test.each([
  ['the number of a list', '[3] Norvale Looms Ltd'],
  ['a number with a comma', '3, NORVALE LOOMS LTD'],
  ['a label without a colon', 'Name of Organisation Norvale Looms Ltd'],
  ['a "with"', 'now with Norvale Looms Ltd'],
  ['a "from"', 'From Norvale Looms Ltd'],
])('%s before the name of an employer is none of it', (_, employer) => {
  expect(
    jobsIn(`# Experience\n${employer}\n**Stores Clerk** || May 2014 – June 2016\n- Counted 300 crates a week`)[0],
  ).toMatch(/^Stores Clerk \/ Norvale Looms Ltd \//i);
});

test('a post behind the colon of a name is held there, a name behind the colon of a post is a project', () => {
  expect(only('Rope and Sail Elm: Stock clerk || May 2014 – June 2016')).toEqual([
    'Stock clerk / Rope and Sail Elm / May 2014 – June 2016',
  ]);
  expect(only('Stock clerk: Tide tables || May 2014 – June 2016')).toEqual([
    'Stock clerk: Tide tables /  / May 2014 – June 2016',
  ]);
});
