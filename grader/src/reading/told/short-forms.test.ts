import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a post and a firm are a job with one year, with a length of time or without any', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Lending adviser at Tarn Holdings, Fell House (2012-)
    - Payroll clerk at Tarn Looms Ltd, North Wing (9 months) (2013)
    - Delta Pumps Ltd (Leeds) as a Weaving Supervisor.
    - With Rowan Mills Pvt. Ltd, Halifax as a Trainee.`),
  ).toEqual([
    'Lending adviser / Tarn Holdings / 2012',
    'Payroll clerk / Tarn Looms Ltd / 2013',
    'Weaving Supervisor / Delta Pumps Ltd / ',
    'Trainee / Rowan Mills Pvt. Ltd / ',
  ]);
});

test('a line that names no firm for sure is no job', () => {
  expect(
    jobsIn(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2015 – Dec 2017
    - Best adviser at the yearly meeting (2016)
    - Served Delta Pumps Ltd and 12 other mills as a sort of watchman of the river
    - Reported to Rowan Mills Ltd as the owner`),
  ).toEqual(['Clerk / Delta Foods / Feb 2015 – Dec 2017']);
});

test('a post and a firm in quotation marks are a job, whatever the first letter of the firm', () => {
  expect(
    jobsIn(`
    # Work Experience
    - Loom Fitter in “rowan carpet Works ltd”.`),
  ).toEqual(['Loom Fitter / rowan carpet Works ltd / ']);
  expect(
    jobsIn(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2015 – Dec 2017
    - Best porter in “the yearly race of trunks”.`),
  ).toEqual(['Clerk / Delta Foods / Feb 2015 – Dec 2017']);
});
