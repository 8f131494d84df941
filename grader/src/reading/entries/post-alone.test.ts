import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const only = (post: string) =>
  jobsIn(`# Experience\nCompany: Norvale Looms Ltd\nDesignation: ${post}\nDuration: May 2014 to June 2016`)[0]?.split(
    ' / ',
  )[0];

test.each([
  ['how long it was held, in brackets', 'Stores Clerk {2 years and 7 Months}', 'Stores Clerk'],
  ['how long it was held', 'STORES CLERK for 2 years', 'STORES CLERK'],
  ['a month', 'Stores Clerk; June, 2015', 'Stores Clerk'],
  ['a word that led on', 'Stores Clerk .From', 'Stores Clerk'],
  ['what it is', 'Assistant Stores Clerk Role', 'Assistant Stores Clerk'],
  ['a full stop', 'STORES CLERK.', 'STORES CLERK'],
  ['a full stop behind brackets', 'Stores Clerk (Yarn).', 'Stores Clerk (Yarn)'],
  ['a bracket that nothing closes', 'Stores Clerk [ Yarn, Felt & Wool', 'Stores Clerk'],
  ['quotation marks', '“Stores Clerk”', 'Stores Clerk'],
])('%s behind a post is no part of it', (_, post, read) => {
  expect(only(post)).toBe(read);
});

test.each([
  ['a shortened word', 'Clerk in Stores Dept.'],
  ['a field of work', 'Clerk, Stores and Yarn'],
  ['a department', 'Stores Clerk (Carding Department)'],
])('%s behind a post stays', (_, post) => {
  expect(only(post)).toBe(post);
});
