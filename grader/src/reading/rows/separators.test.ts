import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const job = (header: string) => jobsIn(`# Experience\n${header}\n- Sorted yarn by colour`)[0];

test.each([
  [
    'a name',
    'Norvale Radio / Elm Media – Host – June 2014 - May 2016',
    'Host / Norvale Radio / Elm Media / June 2014 - May 2016',
  ],
  ['a post', 'Norvale Looms | Web / Print Designer | May 2014', 'Web / Print Designer / Norvale Looms / May 2014'],
])('beside another sign a slash is part of %s', (_, header, read) => {
  expect(job(header)).toBe(read);
});

test.each([
  ['alone', 'Stores Clerk / Norvale Looms    May 2014', 'Stores Clerk / Norvale Looms / May 2014'],
  ['between a post and a firm', 'Stores Clerk / Norvale Bank – May 2014', 'Stores Clerk / Norvale Bank / May 2014'],
])('%s it parts a line', (_, header, read) => {
  expect(job(header)).toBe(read);
});
