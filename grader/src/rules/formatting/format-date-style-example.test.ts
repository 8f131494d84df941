import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { formatDateStyleMixed } from './format-date-style-mixed.ts';

test('the example is written alike at both ends', () => {
  const jobs = [
    'Sept 2018 - April 2019',
    'Jun. 2017 - Jul.2018',
    'Nov 2016 - Feb 2017',
    'August 2013 - October 2016',
  ].map(
    (dates, at) => `**Analyst, Harbor Works ${at}** || ${dates}\n- Built 12 weekly reports for a team of 40 people`,
  );
  expect(
    [...formatDateStyleMixed.check(resumeOf(`# Experience\n${jobs.join('\n\n')}`))].map(({ advice }) => advice),
  ).toEqual(['“August 2013 - October 2016” differs from your other dates. Write it like “Nov 2016 - Feb 2017”.']);
});

test('the example is written as most dates are', () => {
  const [advice = ''] = [
    ...formatDateStyleMixed.check(
      resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Nov’20 to Mar’23
      **Clerk, Delta Foods** || January 2017 to December 2019
      **Intern, Oak Press** || Jan’16 – Aug’16
      **Porter, Ash Hotel** || Feb’14 – Dec’15
      **Sorter, Elm Press** || Jan’12 – Nov’13`),
    ),
  ]
    .map((one) => one.advice)
    .filter((text) => text.startsWith('“January'));
  expect(advice).toContain('Write it like “Jan’16 – Aug’16”');
});
