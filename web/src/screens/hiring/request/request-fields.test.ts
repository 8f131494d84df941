import { HiringWishes } from '@redmark/contract';
import { expect, test } from 'vitest';
import { readRequest } from './request-fields.ts';

const good = {
  company: 'Erie Lanes',
  person: 'Tomas Ferrer',
  email: 'tomas@erie.example',
  role: 'Supply Chain Analyst',
  region: 'United States',
  workplace: 'Hybrid',
  place: 'Cleveland',
  salaryFrom: '70,000',
  salaryTo: '90000',
  currency: 'USD',
  mustHave: 'SQL, Tableau; SQL',
  niceToHave: '',
  years: '3',
  advert: '',
};
type Field = keyof typeof good;

test('what the form lets through, the server takes', () => {
  const { value } = readRequest(good);
  expect(value?.wishes).toMatchObject({ salaryFrom: 70_000, salaryTo: 90_000, mustHave: ['SQL', 'Tableau'], years: 3 });
  expect(HiringWishes.safeParse(value?.wishes).success).toBe(true);
});

test.each<[Field, string, string]>([
  ['company', ' ', 'This field is required'],
  ['email', 'tomas at erie', 'Invalid email address'],
  ['region', '', 'This field is required'],
  ['place', '', 'This field is required'],
  ['salaryFrom', 'much', 'Please enter a whole amount, such as 70,000'],
  ['salaryFrom', '70.5', 'Please enter a whole amount, such as 70,000'],
  ['salaryTo', '99,999,999', 'Please enter a whole amount, such as 70,000'],
  ['salaryTo', '60.000', 'The upper end is below the lower end'],
  ['mustHave', ' , ', 'This field is required'],
  ['niceToHave', 'abcdefghijklm'.split('').join(','), 'Please name at most 12 skills'],
  ['years', '41', 'Please enter a number of years from 0 to 40'],
])('%s “%s” hears: %s', (field, value, said) => {
  expect(readRequest({ ...good, [field]: value }).complaints[field]).toBe(said);
});

test('remote work needs no place', () => {
  expect(readRequest({ ...good, workplace: 'Remote', place: '' }).value?.wishes.place).toBe('');
});
