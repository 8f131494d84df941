import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatOverlapClipped } from './format-overlap-clipped.ts';

testRule(formatOverlapClipped, {
  accepts: {
    'lines apart': `
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
    'a heading above its text': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters
      - Sorted the archive of 40 years

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python

      # Languages
      English, Spanish`,
  },
  flags: {
    'a date that runs off the page': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019 {right=80}
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        **Intern, Oak Press** || Jun 2016 – Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['major: 2019'],
    },
    'a line drawn over another': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system {gap=-12}
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database`,
      findings: ['major: Cut Trained'],
    },
  },
});

test('a line drawn twice, in its place or a little apart, is no overlap', () => {
  const findings = (twin: (text: string) => string, by = 3) => {
    const resume = resumeOf(`
      # Skills
      Ledgers, stock, letters and rosters of the harbor`);
    const [page] = resume.pages;
    if (!page) throw new Error('no page');
    const drawn = page.words.map((word) => ({ ...word, text: twin(word.text), x0: word.x0 + by, x1: word.x1 + by }));
    return [...formatOverlapClipped.check({ ...resume, pages: [{ ...page, words: [...page.words, ...drawn] }] })];
  };
  expect(findings((text) => text)).toEqual([]);
  expect(findings((text) => `${text},`)).toEqual([]);
  expect(findings((text) => text, 20)).toEqual([]);
  expect(findings((text) => text.slice(0, 2), 0)).toEqual([]);
  expect(findings((text) => [...text].toReversed().join(''))).toHaveLength(1);
});

test('a line that a page break cuts is whole at the top of the next page', () => {
  const broken = (title: string, below = 'Summer Projects Abroad') =>
    [
      ...formatOverlapClipped.check(
        resumeOf(`# Experience\n- Answered letters\n# ${below} {gap=680}\n~~~\n# ${title}\n- Counted stock`),
      ),
    ].length;
  expect(broken('Winter Work Again')).toBe(1);
  expect(broken('Summer Projects Abroad')).toBe(0);
  // What a program puts below the edge of the paper.
  expect(broken('Winter Work Again', 'Page 3')).toBe(0);
});
