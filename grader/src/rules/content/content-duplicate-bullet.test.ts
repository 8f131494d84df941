import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentDuplicateBullet } from './content-duplicate-bullet.ts';

const roles = (first: string, second: string) => `
      # Experience
      **Analyst, Harbor Works** || Jan 2022 – Mar 2023
      - ${first}
      **Analyst, Oak Bank** || Jan 2020 – Dec 2021
      - ${second}`;

testRule(contentDuplicateBullet, {
  accepts: {
    'who led the work, and a course by its number': `
      # Experience
      **Fellow, Harbor Works** || Jan 2022 – Mar 2023
      - Supervised by Dr. Ada Reed of Elm
      - Methods of Counting Tides (TIDE301)
      **Fellow, Oak Works** || Jan 2020 – Dec 2021
      - Supervised by Dr. Ada Reed of Elm
      - Methods of Counting Tides (TIDE301)`,
    'the name of a client above other work in the same role': `
      # Experience
      **Fitter, Harbor Works** || Jan 2020 – Mar 2023
      - Elm Bay Refinery and Chemicals Limited, Leeds
      - Welded 900 joints of the new cooling line
      - Elm Bay Refinery and Chemicals Limited, Leeds
      - Checked the valves of two boilers every night`,
    'labels with the same value': `
      # Experience
      **Fitter, Harbor Works** || Jan 2020 – Mar 2023
      - Project: Elm Bay Refinery Unit Nine
      - Welded 900 joints of the new cooling line
      **Fitter, Delta Foods** || Feb 2017 – Dec 2019
      - Project: Elm Bay Refinery Unit Nine
      - Checked the valves of two boilers every night`,
    'lines that share some words': roles(
      'Closed the books of nine offices within three days of each month',
      'Closed the till of four shops within an hour of each day',
    ),
    'short lists': roles('Excel, SQL, Python', 'Excel, SQL, Python'),
    'the same verb': roles('Led a team of five', 'Led a team of nine'),
    'questions of a template': roles(
      'What came of your work that others can see? Say it here',
      'What came of your work that others can see? Say it here',
    ),
  },
  flags: {
    'the same line': {
      resume: roles('Closed the books of nine offices each month', 'Closed the books of nine offices each month.'),
      findings: ['major: Closed the books of nine offices each month.'],
    },
    'nearly the same line': {
      resume: roles(
        'Closed the books of nine regional offices within three days of the end of each month',
        'Closed the books of ten regional offices within three days of the end of each month',
      ),
      findings: ['major: Closed the books of ten regional offices within three days of the end of each…'],
    },
  },
});

test('two posts at one employer are not called the same role', () => {
  const line = 'Planned the night shift of the bakery for nine shops';
  const [found] = contentDuplicateBullet.check(
    resumeOf(`
      # Experience
      **Baker, Mill Bakery** || Jan 2022 – Mar 2023
      - ${line}
      **Assistant Baker, Mill Bakery** || Jan 2020 – Dec 2021
      - ${line}`),
  );
  expect(found?.advice).toContain('under two posts at “Mill Bakery”');
});
