import { expect, test } from 'vitest';
import { placedJobsIn } from '../../testing/read-fields.ts';

const employers = (...names: string[]) =>
  placedJobsIn(`
    # Experience
    ${names.map((name, i) => `${2020 - 2 * i} – ${2021 - 2 * i} with ${name} as Stores Clerk\n- Counted ${i + 2}00 crates a week`).join('\n')}`).map(
    (job) => job.split(' / ')[1],
  );

test('the part of a firm, or whose firm it is, in brackets behind the legal form belongs to the name', () => {
  expect(
    employers('Rowan Looms Ltd. (Carpet division)', 'Tarn Kettles Pvt. Ltd. (A Group of Fell Holdings), Halifax'),
  ).toEqual(['Rowan Looms Ltd. (Carpet division)', 'Tarn Kettles Pvt. Ltd. (A Group of Fell Holdings)']);
});

test('a place, a post and what a firm is do not', () => {
  expect(
    employers(
      'Rowan Looms Ltd. (London)',
      'Tarn Kettles Pvt. Ltd. (Night Porter)',
      'Fell Ropes Ltd. (a trusted sail company)',
    ),
  ).toEqual(['Rowan Looms Ltd.', 'Tarn Kettles Pvt. Ltd.', 'Fell Ropes Ltd.']);
});

test('a sentence keeps the part of the firm, too', () => {
  expect(
    placedJobsIn(`
    # Experience
    - Working as a Loom Fitter in Rowan-Tarn Looms Ltd.,(Carpet division) Halifax, since May 2013.`),
  ).toEqual([expect.stringContaining('Loom Fitter / Rowan-Tarn Looms Ltd.,(Carpet division)')]);
});

test('an address in the web and a town with its code are none of the name', () => {
  expect(
    placedJobsIn(`
    # Experience
    2016 – 2019 || Rowan Looms (www.rowanlooms.example)
    Stores Clerk
    - Counted 300 crates a week
    2012 – 2015 || Tarn Kettles, Ravenglass-417263
    Night Porter
    - Carried 400 trunks a day`).map((job) => job.split(' / ').slice(0, 2)),
  ).toEqual([
    ['Stores Clerk', 'Rowan Looms'],
    ['Night Porter', 'Tarn Kettles'],
  ]);
});
