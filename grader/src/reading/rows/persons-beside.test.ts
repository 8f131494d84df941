import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { isPersonBeside, withoutPerson } from './persons-beside.ts';

test.each([
  ['Research Fellow (Advisor: Rosa Meyer)', 'Research Fellow'],
  ['Visiting Curator, Host: Prof. Tom Ito', 'Visiting Curator'],
  ['Lab Technician, supervised by Rosa Meyer and Tom Ito', 'Lab Technician'],
  ['Research Assistant with Dr. Rosa Meyer', 'Research Assistant'],
  ['Clerk, Supervisor', 'Clerk, Supervisor'],
  ['Engineer, Mentor Cranes', 'Engineer, Mentor Cranes'],
  ['Advisor: Rosa Meyer', 'Advisor: Rosa Meyer'],
])('%s is %s', (text, alone) => expect(withoutPerson(text)).toBe(alone));

test('somebody by an honour or a label is a person, and a firm or a post is none', () => {
  for (const text of ['Dr. Rosa Meyer', 'Drs. Tom Ito and Rosa Meyer', 'Lead: Prof. Tom Ito', 'PI: Tom Ito'])
    expect(isPersonBeside(text), text).toBe(true);
  for (const text of [
    'Dr. Meyer',
    'Dr. Rosa Meyer Institute',
    'Lead: Harbor Works',
    'Assistant Professor',
    'Asst. Prof.',
  ])
    expect(isPersonBeside(text), text).toBe(false);
});

test('whom somebody worked for is neither a post nor an employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Research Assistant (Internship) – Kelda Ropes Inc., Leeds (UK)**
    May 2014 – July 2014 {italic=yes}
    Lead: Dr. Rosa Meyer {italic=yes}
    - Read the literature on ropes
    **Lab Technician (Harbor Works Corporation)** – Dr. Tom Ito
    May 2012 – July 2013 {italic=yes}
    - Measured ropes`),
  ).toEqual([
    'Research Assistant (Internship) / Kelda Ropes Inc. / May 2014 – July 2014',
    'Lab Technician / Harbor Works Corporation / May 2012 – July 2013',
  ]);
});
