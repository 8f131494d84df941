import { expect, test } from 'vitest';
import { placedJobsIn } from '../../testing/read-fields.ts';

const only = (employer: string) =>
  placedJobsIn(`# Experience\nDesignation: Site Engineer\nCompany: ${employer}\nPeriod: May 2014 to June 2016`);

test.each([
  ['an "in"', 'Norvale Construction in Dubai', 'Norvale Construction / Dubai'],
  ['an "at"', 'Norvale Steel Company at Ostrelia', 'Norvale Steel Company / Ostrelia'],
  ['a dash', 'NORVALE CONSTRUCTION -DUBAI', 'NORVALE CONSTRUCTION / DUBAI'],
  ['a low line', 'Norvale Secondary School _ Ostrelia', 'Norvale Secondary School / Ostrelia'],
])('a place behind %s is no part of the name of an employer', (_, employer, read) => {
  expect(only(employer)).toEqual([`Site Engineer / ${read}`]);
});

test('the form of a Norwegian firm is no word that led on', () => {
  expect(only('Norvale Solutions MH AS')).toEqual(['Site Engineer / Norvale Solutions MH AS / ']);
});

test('a word that led on to the time is no part of a name', () => {
  expect(
    placedJobsIn(`
    # Experience
    Cooling Technician
    Norvale Cooling Works Since 12/02/2011 to 17/09/2014
    - Repaired 300 pumps`),
  ).toEqual(['Cooling Technician / Norvale Cooling Works / ']);
});

test.each([
  ['a field', 'Institute of Research in Agriculture'],
  ['a part', 'Norvale Bank – Treasury'],
  ['what makes it a name', 'Primary School at Ostrelia'],
])('%s behind the name of an employer stays', (_, employer) => {
  expect(only(employer)).toEqual([`Site Engineer / ${employer} / `]);
});

test('what was done there is no part of a name', () => {
  expect(only('Norvale Cooling Company for Commissioning and Repairs')).toEqual([
    'Site Engineer / Norvale Cooling Company / ',
  ]);
  expect(only('Norvale Cooling Works in boiler house')).toEqual(['Site Engineer / Norvale Cooling Works / ']);
});
