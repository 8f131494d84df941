import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('an employer with a sign stands above the labels of its job', () => {
  expect(
    jobsIn(`
    # Experience
    - **KELDA MOTORS, LEEDS.** {size=14}
    Designation: Service Technician from 5 May 2011 to 20 October 2014
    - Kept the records of forty cars
    - Changed the oil of nine cars a day
    - **ELM AUTO, YORK.** {size=14}
    Designation: Senior Technician from 2 April 2008 to 15 March 2011
    - Trained two apprentices`),
  ).toEqual([
    expect.stringMatching(/^Service Technician \/ KELDA MOTORS/),
    expect.stringMatching(/^Senior Technician \/ ELM AUTO/),
  ]);
});

test('the last line of a job is none, whatever it is about', () => {
  expect(
    jobsIn(`
    # Experience
    **Technician** || May 2011 – October 2014
    - Kept the records of forty cars
    - Moved the ledger to Kelda Motors
    **Senior Technician** || April 2008 – March 2011
    - Trained two apprentices`),
  ).toEqual(['Technician /  / May 2011 – October 2014', 'Senior Technician /  / April 2008 – March 2011']);
});
