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

test('a firm on the line above a post without an employer is that employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Shift Engineer**, Kelda Motors Ltd || May 2011 – October 2014
    - Kept the records of forty cars
    - Norvale Media Pvt. Ltd., Leeds.
    **Site Engineer** || April 2008 – March 2011
    - Trained two apprentices`)[1],
  ).toBe('Site Engineer / Norvale Media Pvt. Ltd. / April 2008 – March 2011');
});

test('the first post has its employer above as well', () => {
  expect(
    jobsIn(`
    # Experience
    - Norvale Media Pvt. Ltd., Leeds.
    Site Engineer || April 2008 – March 2011
    - Trained two apprentices`),
  ).toEqual(['Site Engineer / Norvale Media Pvt. Ltd. / April 2008 – March 2011']);
});

test('firms in a list are clients of the job above', () => {
  expect(
    jobsIn(`
    # Experience
    **Shift Engineer**, Kelda Motors Ltd || May 2011 – October 2014
    - Ostrelia Foods Ltd
    - Norvale Media Pvt. Ltd.
    **Site Engineer** || April 2008 – March 2011
    - Trained two apprentices`)[1],
  ).toBe('Site Engineer /  / April 2008 – March 2011');
});
