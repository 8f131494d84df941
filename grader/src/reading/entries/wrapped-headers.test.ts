import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { jobsIn, studiesIn } from '../../testing/read-fields.ts';
import { readResume } from '../read-resume.ts';

const only = (job: string) => jobsIn(`# Experience\n${job}\n- Counted 300 crates a week`);

test.each([
  [
    'before the time at the right edge',
    'Norvale Innovative Cooling Services\nPrivate Limited || May 2014 – June 2016\nManager – Stores',
    'Manager – Stores / Norvale Innovative Cooling Services Private Limited / May 2014 – June 2016',
  ],
  [
    'inside its legal form',
    'Norvale Tech Industries Pvt.\nLtd., Leeds\nTechnician\nMay 2014 – June 2016',
    'Technician / Norvale Tech Industries Pvt. Ltd. / May 2014 – June 2016',
  ],
])('the name of a firm goes on where its line breaks %s', (_, job, read) => {
  expect(only(job)).toEqual([read]);
});

test('a firm with its form and another firm below it are two names', () => {
  expect(only('Site Engineer || May 2014 – June 2016\nNorvale Works Ltd\nLimited Edition Prints')).toEqual([
    'Site Engineer / Norvale Works Ltd / May 2014 – June 2016',
  ]);
});

test('the time of a study goes on below where the line had no room for its end', () => {
  expect(
    studiesIn(`
    # Education
    Elm Institute of Trade
    Diploma, Planning and Storage of Grain and of all other Goods · (May 2004 - June
    2006)

    Hill Institute of Trade
    Diploma, Marketing · (March 2007 - March 2008)`),
  ).toEqual([
    'Diploma, Planning and Storage of Grain and of all other Goods / Elm Institute of Trade / May 2004 - June 2006',
    'Diploma, Marketing / Hill Institute of Trade / March 2007 - March 2008',
  ]);
});

test('the address of an employer in the web parts it from its time no more', () => {
  expect(
    jobsIn(`
    # Experience
    HARBOR WORKS LTD
    Ledger Clerk
    www.harborworks.example
    4/2012 to Present
    - Counted stock in two warehouses`),
  ).toEqual(['Ledger Clerk / HARBOR WORKS LTD / 4/2012 to Present']);
});

test('two posts in the second line of a header are one title', () => {
  expect(
    jobsIn(`
    # Experience
    **May 2007 – Jan 2011 with Rowan Carpet Looms Ltd. (A Group of Fell and Tarn**
    **Holdings), Halifax as Loom Fitter / Yarn Buyer**
    - Counted 300 crates a week`),
  ).toEqual([
    'Loom Fitter / Yarn Buyer / Rowan Carpet Looms Ltd. (A Group of Fell and Tarn Holdings) / May 2007 – Jan 2011',
  ]);
});

test('beside a rail of dates a name goes on in the next line, and a post below an employer does not', () => {
  const { workExperiences, educations } = fieldsOf(
    readResume(
      inColumns(
        `
    # Education
    2016 | **Doctor of Radio Engineering** , Elm University
    . | of Leeds
    2012 | **Master of Science in Radio and Telegraph and Telephone and Teleprinter Works and**
    . | **Engineering** , Hill University
    # Experience
    2012 – 2016 | Rowan Fell Trust
    . | Ledger Clerk
    . | - Counted stock in two warehouses
    2010 – 2011 | Working Student
    . | Software AG
    . | - Counted lamps in two harbors`,
        [60, 120],
      ),
      '2026-11-21',
    ),
  );
  expect(educations.map(({ degree, school }) => `${degree} / ${school}`)).toEqual([
    'Doctor of Radio Engineering / Elm University of Leeds',
    'Master of Science in Radio and Telegraph and Telephone and Teleprinter Works and Engineering / Hill University',
  ]);
  expect(workExperiences.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual([
    'Ledger Clerk / Rowan Fell Trust',
    'Working Student / Software AG',
  ]);
});
