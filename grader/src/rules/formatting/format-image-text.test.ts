import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatImageText } from './format-image-text.ts';

testRule(formatImageText, {
  accepts: {
    'an empty page with the ground of the others': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      ![0 0 612 700]
      ~~~
      ![0 0 612 700]`,
    'no pictures': `
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
    'a photo beside text': `
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
      ![480 40 80 80]`,
  },
  flags: {
    'a page that is a picture': {
      resume: `
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
        ~~~
        ![0 0 612 700]`,
      findings: ['critical: Make the text selectable'],
    },
  },
});

test('a picture with its text behind it is to be exported as text, and beside pages of text it is a paper apart', () => {
  const resume = resumeOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Built 12 weekly reports for a team of 40 people`);
  const pages = resume.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, pictured: true as const })),
  }));
  const found = (all: typeof resume.pages) =>
    [...formatImageText.check({ ...resume, pages: all })].map(({ severity, title }) => `${severity}: ${title}`);
  expect(found(pages)).toEqual(['major: Export your resume as text']);
  const paper = pages.map((page) => ({ ...page, number: 1, words: page.words.slice(0, 5) }));
  expect(found([...resume.pages, ...paper])).toEqual(['minor: Make the text selectable']);
});
