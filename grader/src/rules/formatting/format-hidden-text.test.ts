import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatHiddenText } from './format-hidden-text.ts';

testRule(formatHiddenText, {
  accepts: {
    'text that is seen': `
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
    'a white space of a few letters': `
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
      ok go {color=ffffff}`,
    'the addresses that a website prints below its links': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      mailto:maria.example@mail.com https://maria.example.com/ {color=ffffff}`,
    'the labels of a chart too small to read': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      Label Label Label Label {color=ffffff}`,
    'pale but visible text': `
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
      Excel Python Docker {color=dddddd}`,
  },
  flags: {
    'white keywords at the end': {
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
        Excel Python Docker Kubernetes {color=ffffff}`,
      findings: ['major: Excel Python Docker Kubernetes'],
    },
    'keywords in tiny letters of the paper’s colour': {
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
        leadership synergy management {color=fefefe, size=3}`,
      findings: ['major: leadership synergy management'],
    },
  },
});

/** The findings of a resume some words of which are not seen. */
function findingsOf(hidden: 'covered' | 'off-page', shift = 0) {
  const resume = resumeOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Built 12 weekly reports for a team of 40 people
    Ledgers Catalogues Inventories`);
  const pages = resume.pages.map((page) => {
    const isHidden = ({ text }: { text: string }) => /^(?:Ledgers|Catalogues|Inventories)$/.test(text);
    const words = page.words
      .filter(isHidden)
      .map((word) => ({ ...word, hidden, x0: word.x0 + shift, x1: word.x1 + shift }));
    return { ...page, words: page.words.filter((word) => !isHidden(word)), hiddenWords: words };
  });
  return [...formatHiddenText.check({ ...resume, pages })].map(({ title }) => title);
}

test('text under a shape is to be uncovered, and what is cut off at the edge of the page is not hidden', () => {
  expect(findingsOf('covered')).toEqual(['Uncover this text']);
  expect(findingsOf('off-page')).toEqual([]);
  expect(findingsOf('off-page', 900)).toEqual(['Remove hidden text']);
});

test('letters of a lost drawing are to be written out, and are no trick', () => {
  const resume = resumeOf('# Skills\nSQL, Excel');
  const [page] = resume.pages;
  if (!page) throw new Error('no page');
  const hiddenWords = page.words
    .slice(0, 3)
    .map((word) => ({ ...word, text: 'harborlight', hidden: 'cut-away' as const }));
  const found = (words: typeof hiddenWords) =>
    [...formatHiddenText.check({ ...resume, pages: [{ ...page, hiddenWords: words }] })][0];
  expect(found(hiddenWords)).toMatchObject({ severity: 'minor', title: 'Write out lost text' });
  // What a template left to be filled in is to go.
  const gap = hiddenWords.slice(0, 1).map((word) => ({ ...word, text: '[Years-from-to]' }));
  expect(found(gap)).toMatchObject({ title: 'Delete this gap of the template' });
});
