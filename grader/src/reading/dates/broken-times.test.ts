import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const only = (job: string) => jobsIn(`# Experience\n${job}\n- Counted 300 crates a week`);

test.each([
  ['behind a month', 'Norvale Looms Ltd || 5th June\n2008 - 27 Nov 2009\nStores Clerk', '5th June 2008 - 27 Nov 2009'],
  [
    'behind "from" and a month',
    'Stores Clerk at Norvale Looms Ltd, from January\n2016 to May 2017',
    'January 2016 to May 2017',
  ],
  ['before a dash', 'Norvale Looms Ltd || December 2006\n–April 2007\nStores Clerk', 'December 2006 –April 2007'],
  ['before a "to"', 'Norvale Looms Ltd || May 2014\nto June 2016\nStores Clerk', 'May 2014 to June 2016'],
  [
    'in the line of a label',
    'Company: Norvale Looms Ltd\nPosition: Stores Clerk; Sept,\n2006 to April, 2009',
    'Sept, 2006 to April, 2009',
  ],
])('a time that breaks %s is one', (_, job, time) => {
  expect(only(job)).toEqual([`Stores Clerk / Norvale Looms Ltd / ${time}`]);
});

test('a number below a time that is whole is none of it', () => {
  expect(only('Norvale Looms Ltd || May 2014 – June 2016\n2nd Stores Clerk')[0]).toMatch(/ \/ May 2014 – June 2016$/);
});

test('a field of work behind the title of such a line stays with it', () => {
  expect(only('Stores Clerk – Carding || Since: May’09 –\nJun’12\nNorvale Looms Ltd')).toEqual([
    'Stores Clerk – Carding / Norvale Looms Ltd / May’09 – Jun’12',
  ]);
});
