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

test('a line drawn twice, a little apart, is no overlap', () => {
  const findings = (twin: (text: string) => string) => {
    const resume = resumeOf(`
      # Skills
      Ledgers, stock, letters and rosters of the harbor`);
    const [page] = resume.pages;
    if (!page) throw new Error('no page');
    const drawn = page.words.map((word) => ({ ...word, text: twin(word.text), x0: word.x0 + 3, x1: word.x1 + 3 }));
    return [...formatOverlapClipped.check({ ...resume, pages: [{ ...page, words: [...page.words, ...drawn] }] })];
  };
  expect(findings((text) => text)).toEqual([]);
  expect(findings((text) => `${text},`)).toEqual([]);
  expect(findings((text) => [...text].toReversed().join(''))).toHaveLength(1);
});

test('a line that a page break cuts is whole at the top of the next page', () => {
  const broken = (title: string) =>
    [
      ...formatOverlapClipped.check(
        resumeOf(`# Experience\n- Answered letters\n# Summer Projects {gap=680}\n~~~\n# ${title}\n- Counted stock`),
      ),
    ].length;
  expect(broken('Winter Work')).toBe(1);
  expect(broken('Summer Projects')).toBe(0);
});
