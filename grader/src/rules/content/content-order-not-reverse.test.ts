import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentOrderNotReverse } from './content-order-not-reverse.ts';

testRule(contentOrderNotReverse, {
  accepts: {
    'a post that was held again later': `
      # Experience
      **Lecturer, Harbor Works** || 2021 – 2023
      - Led a team of five
      **Guest, Ash Works** || 2021, 2017 – 2018
      - Kept the ledger of nine yards
      **Tutor, Elm Works** || 2018 – 2020
      - Counted the stock of two sheds`,
    'studies that begin with the newest, with parts of an older one below': `
      # Education
      **B.A. Economics, Elm College** || Aug 2017 – Jun 2021
      **Diploma in Ledgers, Oak College** || Aug 2012
      **Diploma in Lamps, Ash College** || Aug 2015`,
    'a post with a slip in its time, which was read in part': `
      # Experience
      **Analyst, Harbor Works** || May-2018 - Oct-2019
      - Led a team of five
      **Stock Clerk, Elm Works** || Mar-2009 - Apr-2018
      - Counted the stock of two sheds
      **Yard Clerk, Oak Press** || Jan-0010 - Apr-2025
      - Kept the ledger of nine yards
      **Porter, Ash Hotel** || Oct-2001 - Jun-2006
      - Carried bags`,
    'posts of one employer kept together': `
      # Experience
      **Yard Lead, Harbor Works** || Jan 2021 – Mar 2023
      - Led a team of five
      **Yard Clerk, Harbor Works** || Jan 2012 – Mar 2014
      - Kept the ledger of nine yards
      **Stock Clerk, Elm Works** || May 2015 – Dec 2020
      - Counted the stock of two sheds`,
    'posts below a title of their own that count as jobs': `
      # Experience
      **Ledger Intern, Harbor Works** || Jun 2018 – Jul 2018
      - Filed the letters of two offices
      # Projects
      **Engineering Manager, Lake Rowing Club** || Oct 2020 – Present
      - Planned the boats of 40 beginners
      **Crew Director, Hill Rowing Club** || Mar 2019 – Sep 2020
      - Led a crew of five`,
    'what was won below a degree, whenever that was': `
      # Education
      **MSc Economics, Elm University** || 2012 – 2014
      **Winner of the Masters Grant, Lake Foundation** || Jun 2015`,
    'a course below the degrees': `
      # Education
      **B.Com, Elm College** || 2010 – 2013
      **Higher Secondary School, Oak School** || 2008 – 2010
      **Certificate Course in Accounting, Ledger Institute** || 2014 – 2015`,
    'a name and a time that go on in the next line': `
      # Education
      **Diploma of Maturity and** || 09/2011-
      **Baccalaureate, Elm College** || 06/2014
      **Diploma of Trade, Oak School** || 06/2009`,
    'newest first': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Present
      - Led a team of five
      **Clerk, Lake Bakery** || 2018 – 2019
      - Sold 400 loaves a day`,
    'roles beside one another': `
      # Experience
      **Tutor, Lake School** || Jan 2019 – Dec 2020
      - Taught 40 pupils
      **Clerk, Lake Bakery** || Mar 2018 – Jun 2021
      - Sold 400 loaves a day`,
    'years that touch': `
      # Experience
      **Analyst, Harbor Works** || 2019 – 2020
      - Led a team of five
      **Clerk, Lake Bakery** || 2018 – 2020
      - Sold 400 loaves a day`,
  },
  flags: {
    'the same post twice, told apart by the employer': {
      resume: `
      # Experience
      **Welder, Lake Bakery** || Mar 2012 – Jun 2014
      - Laid 400 pipes in two halls
      **Welder, Harbor Works** || Jan 2016 – Dec 2020
      - Laid 900 pipes in two yards`,
      findings: ['major: Harbor Works'],
    },
    'a whole list from old to new, told once': {
      resume: `
        # Experience
        **Clerk, Lake Bakery** || May 2009 – Aug 2012
        - Sold 400 loaves a day
        **Analyst, Harbor Works** || Feb 2013 – Dec 2016
        - Led a team of five
        **Planner, Delta Foods** || Feb 2017 – Dec 2020
        - Planned 12 routes for 40 vans`,
      findings: ['major: Planner'],
    },
    'the one entry of a list that stands too low': {
      resume: `
        # Experience
        **Clerk, Lake Bakery** || May 2009 – Aug 2012
        - Sold 400 loaves a day
        **Planner, Delta Foods** || Feb 2017 – Dec 2020
        - Planned 12 routes for 40 vans
        **Analyst, Harbor Works** || Feb 2013 – Dec 2016
        - Led a team of five`,
      findings: ['major: Planner'],
    },
    'oldest first': {
      resume: `
        # Experience
        **Clerk, Lake Bakery** || Jan 2016 – Dec 2017
        - Sold 400 loaves a day
        **Analyst, Harbor Works** || Jan 2020 – Present
        - Led a team of five`,
      findings: ['major: Analyst'],
    },
    'degrees, lightly': {
      resume: `
        # Education
        **BSc Economics, State University** || 2012 – 2016
        **MSc Economics, State University Abroad** || 2017 – 2019`,
      findings: ['minor: MSc Economics'],
    },
  },
});

test('one step up among posts that began together is no list from old to new', () => {
  const resume = resumeOf(`
    # Experience
    **Ledger Clerk, Harbor Works** || Jan 2015 – Mar 2017
    - Kept the ledger of nine shops
    **Stock Clerk, Elm Works** || Jan 2015 – Mar 2017
    - Counted the stock of two sheds
    **Yard Clerk, Oak Works** || May 2018 – Jun 2021
    - Led a team of five`);
  expect([...contentOrderNotReverse.check(resume)].map(({ advice }) => advice)).toEqual([
    'Begin with “Yard Clerk”, the most recent, and go back from there to the oldest.',
  ]);
});

test('a list that rises but for a post without its end is not to be turned round', () => {
  const adviceOn = (third: string) =>
    [
      ...contentOrderNotReverse.check(
        resumeOf(`
    # Experience
    **Porter, Ash Hotel** || Jan 2012 – Mar 2014
    **Clerk, Elm Works** || May 2015 – Dec 2017
    ${third}
    **Analyst, Harbor Works** || Jan 2021 – Mar 2023`),
      ),
    ].map(({ advice }) => advice);
  expect(adviceOn('**Yard Clerk, Oak Press** || Jan 2018 – Dec 2019')[0]).toContain('Turn the whole list round');
  expect(adviceOn('**Volunteer, Oak Town** || Mar 2010').join()).not.toContain('Turn the whole list round');
});
