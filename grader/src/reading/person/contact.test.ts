import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const rest = `
  # Experience
  **Clerk, Delta Foods** || Feb 2017 – Dec 2019
  - Counted stock in two warehouses every month`;
const profileOf = (line: string) => resumeOf(`Maria Example {size=20}\n${line}\n${rest}`).profile;

const phones: [line: string, phone: string][] = [
  ['Mob: 5550000112/5550000113', '5550000112'],
  ['Mobile No. +91-5550000112 / 5550000113', '+91-5550000112'],
  ['Mobile: (+91) 5550000112/5550000113', '(+91) 5550000112'],
  ['Contact: 00971-57-5550147 / 0091-5550000122', '00971-57-5550147'],
  ['Mobile 5550000112 5550000113', '5550000112'],
  ['Tel. 030/23125088', '030/23125088'],
  ['(512) 555-0143', '(512) 555-0143'],
];

test('the number of a researcher is no phone', () => {
  expect(profileOf('orcid: 0000-0003-1980-1234').phone).toBeUndefined();
});

test.each(phones)('%s', (line, phone) => {
  expect(profileOf(line).phone?.text).toBe(phone);
});

test('an address begins with a letter or digit', () => {
  expect(profileOf('E-mail ID:-maria@example.com').email?.text).toBe('maria@example.com');
});

test.each([
  'maria [at] example.com',
  'maria(at)example(dot)com',
  'maria @ <example.com>',
  'maria at example dot com',
  'maria<@>example.com',
])('an address kept from programs is read: %s', (line) => {
  expect(profileOf(line).email?.text).toBe('maria@example.com');
});

test('a place and a product are no spelled address', () => {
  expect(profileOf('Engineer at Delta Foods | Visited at Dot Works').email).toBeUndefined();
});

test('degrees, products and ends of sentences are no links', () => {
  const { links } = profileOf('B.Tech, M.Com, ASP.NET, STAAD.pro, 2015.In | maria.example.com/work | MariaExample.com');
  expect(links.map(({ url }) => url)).toEqual(['maria.example.com/work', 'MariaExample.com']);
});

test('the ZIP code of an address is no part of the phone behind it', () => {
  const { profile, locale } = resumeOf(
    'Max Example {size=18}\n281 Elm St, Cambridge, MA 02141 (617) 555-0143\n# Skills\nPython, Rust',
  );
  expect(profile.phone?.text).toBe('(617) 555-0143');
  expect(locale).toBe('US');
});
