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

test.each([
  ['and the country', 'Norvale Loom Works, Ostrelia, India', 'Norvale Loom Works / Ostrelia, India'],
  ['without a space', 'Norvale Loom Works ,Ostrelia', 'Norvale Loom Works / Ostrelia'],
  ['in small letters', 'Norvale Secondary School, ostrelmoor', 'Norvale Secondary School / ostrelmoor'],
])('a town behind a comma, %s, is where a job was without a title, too', (_, employer, read) => {
  expect(placedJobsIn(`# Experience\n${employer}\nMay 2014 – June 2016\n- Counted 300 crates a week`)).toEqual([
    ` / ${read}`,
  ]);
});

test.each([
  ['a campus', 'University of California, Ostrelia'],
  ['a field', 'Norvale Loom Works, Carding'],
  ['a part in brackets', 'Norvale Loom Works (Yard, Ostrelia)'],
])('%s behind a comma stays', (_, employer) => {
  expect(placedJobsIn(`# Experience\n${employer}\nMay 2014 – June 2016\n- Counted 300 crates a week`)).toEqual([
    ` / ${employer} / `,
  ]);
});
