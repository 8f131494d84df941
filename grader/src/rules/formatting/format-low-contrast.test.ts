import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatLowContrast } from './format-low-contrast.ts';

testRule(formatLowContrast, {
  accepts: {
    'bold titles of jobs in a strong colour': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {color=f06a1e, bold=yes}
      - Built 12 weekly reports for a team of 40 people
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {color=f06a1e, bold=yes}
      - Counted stock in two warehouses every month`,
    'a contrast that is told as 4.5 to 1': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {color=777777}
      - Cut the closing time from 9 days to 4 days {color=777777}`,
    'black text': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
    'letters of a nameless font on a dark band, whose colour is unknown': `
      # Experience
      =[60 140 492 100 123a5f]
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {font=none}
      - Built 12 weekly reports for a team of 40 people {font=none}
      - Cut the closing time from 9 days to 4 days {font=none}
      - Trained six new colleagues on the ledger system {font=none}`,
    'a last line in black below the upper edge of a curve, which is known by its box alone': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database
      - Kept the books of four stores
      - Sold the old lamps of two yards at an auction
      - Led the move of five teams into one office
      - Planned the shifts of nine clerks and two drivers
      - Wrote down the rules of the yard for newcomers
      =[60 305 492 200 791732]
      - Bought lamps`,
    'grey that is dark enough': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people {color=595959}
      - Cut the closing time from 9 days to 4 days {color=595959}
      - Trained six new colleagues on the ledger system {color=595959}
      - Wrote the manual that 3 offices still use {color=595959}

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month {color=595959}
      - Answered 30 supplier letters each week {color=595959}
      - Moved 900 records into a new database {color=595959}`,
    'one accent in a lighter colour': `
      # Experience {color=7a7a7a}
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database`,
  },
  flags: {
    'pale bullets': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people {color=aaaaaa}
        - Cut the closing time from 9 days to 4 days {color=aaaaaa}
        - Trained six new colleagues on the ledger system {color=aaaaaa}
        - Wrote the manual that 3 offices still use {color=aaaaaa}

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month {color=aaaaaa}
        - Answered 30 supplier letters each week {color=aaaaaa}
        - Moved 900 records into a new database {color=aaaaaa}`,
      findings: ['minor: Built 12 weekly reports for a team of'],
    },
    'a pale line nobody can read': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days {color=d0d0d0}
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['minor: Cut the closing time from 9 days to'],
    },
  },
});

test('text on a dark ground is to be lighter, and a colour near the limit is left alone', () => {
  const adviceOn = (ground: string, color: string) =>
    [
      ...formatLowContrast.check(
        resumeOf(`
      # Experience
      =[60 100 492 132 ${ground}]
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {color=${color}}
      - Built weekly reports for a team of forty people {color=${color}}
      - Cut the closing time of the yard by half {color=${color}}`),
      ),
    ].map(({ title }) => title);
  expect(adviceOn('102040', '208070')).toEqual(['Lighten this text']);
  expect(adviceOn('40e0d0', 'ffffff')).toEqual(['Darken what is behind this text']);
  expect(adviceOn('ffffff', '008888')).toEqual([]);
  expect(adviceOn('ffffff', '808080')).toEqual(['Darken this text']);
});

test('pale text is told of with its ground, and none is marked that stands on another', () => {
  const [found] = formatLowContrast.check(
    resumeOf(`
      # Experience
      =[60 100 492 52 40e0d0]
      =[60 152 492 80 e03030]
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023 {color=ffffff}
      - Built weekly reports for a team of forty people {color=ffffff}
      - Cut the closing time of the yard by half {color=ffffff}
      - Trained new colleagues on the ledger system {color=ffffff}`),
  );
  expect(found?.advice).toContain('turquoise');
  const tops = found?.at.map(({ y1 }) => y1) ?? [];
  expect(tops.length).toBeGreaterThan(3);
  expect(Math.max(...tops)).toBeLessThan(162);
});
