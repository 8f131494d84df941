import { expect, test } from 'vitest';
import { placedJobsIn } from '../../testing/read-fields.ts';

const only = (employer: string) =>
  placedJobsIn(`# Experience\nDesignation: Site Engineer\nCompany: ${employer}\nPeriod: May 2014 to June 2016`);

test.each([
  ['nothing', 'Norvale Computers Pune', 'Norvale Computers / Pune'],
  ['nothing, with its country', 'Norvale Looms Pune India', 'Norvale Looms / Pune India'],
  ['nothing, with its quarter', 'Norvale Kettles Ostrel Nagar Jaipur', 'Norvale Kettles / Ostrel Nagar Jaipur'],
  ['an "at", in small letters', 'N.R Looms at pune', 'N.R Looms / pune'],
  ['an "in", with its country', 'NRL Teskell in Riyadh KSA', 'NRL Teskell / Riyadh KSA'],
  ['a hyphen', 'Norvale Rope Makers Pune-India', 'Norvale Rope Makers / Pune-India'],
  ['a bracket', 'Norvale Holding Group (Nairobi)', 'Norvale Holding Group / Nairobi'],
  ['a full stop', 'Norvale Pvt. Ltd.Pune', 'Norvale Pvt. Ltd. / Pune'],
])('a town that %s parts from the name of an employer is no part of it', (_, employer, read) => {
  expect(only(employer)).toEqual([`Site Engineer / ${read}`]);
});

test.each([
  ['of which a firm is a branch', 'Norvale Motors India'],
  ['of a name with "of"', 'Bank of Pune'],
  ['of a bank', 'Bank Pune'],
  ['of a school', 'Norvale Public School Pune'],
  ['of an institute by its short form', 'NIT Pune'],
  ['of an office in a country', 'Norvale Delegation in Cyprus'],
  ['that begins a name', 'Pune Traders'],
])('a place %s stays', (_, employer) => {
  expect(only(employer)).toEqual([`Site Engineer / ${employer} / `]);
});

test('a place that another job tells is known behind the name of an employer', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Stores Clerk** || May 2014 – June 2016
    Teskell Looms Ltd, Ostrelmoor, UK
    - Counted 300 crates a week
    **Night Porter** || May 2012 – April 2014
    Norvale Inn Ostrelmoor
    - Carried 400 trunks a day`)[1],
  ).toBe('Night Porter / Norvale Inn / Ostrelmoor');
});

test.each([
  ['a school', 'Norvale Secondary School Ostrel Road Jaipur -72', 'Norvale Secondary School / Ostrel Road Jaipur -72'],
  [
    'a hotel',
    'Norvale Hotels 27 Ostrel Road Jaipur – 641726 Tel: 41726354',
    'Norvale Hotels / 27 Ostrel Road Jaipur – 641726 Tel: 41726354',
  ],
  ['an office', 'NRV Loom Makers Noida Sec-41', 'NRV Loom Makers / Noida Sec-41'],
])('the address of %s that ends with the code of its town is no part of the name', (_, employer, read) => {
  expect(only(employer)).toEqual([`Site Engineer / ${read}`]);
});
