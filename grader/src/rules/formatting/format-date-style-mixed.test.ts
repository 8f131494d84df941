import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatDateStyleMixed } from './format-date-style-mixed.ts';

testRule(formatDateStyleMixed, {
  accepts: {
    'the year of a school among months': `# Experience
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      **Porter, Ash Hotel** || Nov 2016 – Dec 2016
      **Warden, Elm School** || 2014 – 15`,
    'two times in one row': `
      # Experience
      **Lamp Committee, Elm School**
      Warden 2008-2010, Scribe 2005-2008
      - Built 12 lamps

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month

      **Porter, Ash Hotel** || Nov 2016 – Dec 2016
      - Carried bags

      **Intern, Oak Press** || Jun 2016 – Aug 2016
      - Filed 200 letters`,
    'dates beside one with a stop behind one of its months': `
      # Experience
      **Analyst, Harbor Works** || Sept 2022 to Dec. 2024
      - Led a team
      **Clerk, Delta Foods** || Jan 2019 to August 2022
      - Counted stock
      **Porter, Ash Hotel** || Nov 2016 to Dec. 2018
      - Carried bags`,
    'years alone beside the work, in a project': `
      # Experience
      **Analyst, Harbor Works** || May 2022 – Present
      - Led a team
      **Clerk, Delta Foods** || Jan 2019 – Apr 2022
      - Counted stock
      # Projects
      **Ledger for boats** || 2024 – Present
      - Wrote the books`,
    'dates beside examples that are no English themselves': `
      # Experience
      **Analyst, Harbor Works** || Sept 2022 to till date
      - Led a team
      **Clerk, Delta Foods** || Jan 2019 – Apr 2022
      - Counted stock`,
    '"from" and "to" in a sentence': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      **Clerk, Oak Bank** || Mar 2015 – Jan 2017
      Clerk at Elm Mail from May 2013 to Feb 2015`,
    'an open start': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      **Clerk, Oak Bank** || Mar 2015 – Jan 2017
      **Baker, Elm Mill** || Since 2013`,
    'a date whose month stands before what was read': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 to Mar 2023
      **Clerk, Elm Works** || March 10-2015 to Present
      **Trainee, Mill Works** || Dec 2014 to Mar 2016
      **Porter, Ash Hotel** || Feb 2012 to Nov 2014`,
    'words for until, and the word of another language for today': `
      # Experience
      **Analyst, Harbor Works** || Mar 2020 to Present
      - Led a team
      **Clerk, Delta Foods** || Jan 2017 till Dec 2019
      - Counted stock
      **Intern, Oak Press** || Jan 2016 to Aug 2016
      - Filed letters`,
    'months among dates that tell years': `
      # Experience
      **Analyst, Harbor Works** || May 2020 – June 2023
      - Led a team
      **Clerk, Delta Foods** || 2017 – 2019
      - Counted stock
      **Intern, Oak Press** || 2016 – 2017
      - Filed letters
      **Porter, Ash Hotel** || 2014 – 2015
      - Carried bags`,
    'dashes of two kinds': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team
      **Clerk, Delta Foods** || Jan 2017 - Dec 2019
      - Counted stock
      **Intern, Oak Press** || Jan 2016 – Aug 2016
      - Filed letters`,
    'a range of which the month of one end was not read': `
      # Experience
      **Analyst, Harbor Works** || 2020 – Mar 2023
      **Clerk, Elm Works** || Apr 2016 to Jun 2019
      **Trainee, Mill Works** || Dec 2014 to Mar 2016
      **Porter, Ash Hotel** || Feb 2012 to Nov 2014`,
    'the day of an event': `
      # Volunteering
      **Speaker, Harbor Fair** || 14 March 2022
      # Experience
      **Clerk, Elm Works** || Apr 2016 – Jun 2019
      **Trainee, Mill Works** || Dec 2014 – Mar 2016
      **Porter, Ash Hotel** || Feb 2012 – Nov 2014`,
    'months in Roman numbers': `
      # Experience
      **Analyst, Harbor Works** || VII 2019 – X 2023
      **Clerk, Elm Works** || IV 2016 – VI 2019
      **Trainee, Mill Works** || XII 2014 – III 2016`,
    'a job that lasts till date': `
      # Experience
      **Analyst, Harbor Works** || 13 April 2014 to till date
      - Built 12 weekly reports for a team of 40 people
      **Clerk, Delta Foods** || 10 February 2011 to 20 December 2013
      - Counted stock in two warehouses every month
      **Porter, Ash Hotel** || 10 February 2008 to 20 December 2010
      - Carried the luggage of forty guests a day`,
    'one style': `
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
      - Sorted the archive of 40 years`,
    'the word between two months': `
      # Experience
      **Analyst, Harbor Works** || December 2019 till April 2023
      - Built 12 weekly reports for a team of 40 people

      **Clerk, Delta Foods** || May 2015 till June 2017
      - Counted stock in two warehouses every month

      **Intern, Oak Press** || September 2013 till November 2014
      - Filed 200 letters`,
    'June and July in full beside short months': `
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

      **Intern, Oak Press** || June 2016 – July 2016
      - Filed 200 letters
      - Sorted the archive of 40 years`,
    'a degree with years only': `
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
    'an open range': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Present
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
      - Sorted the archive of 40 years`,
  },
  flags: {
    'a year of two figures among whole ones': {
      resume: `
        # Experience
        **Clerk, Delta Foods** || 2017–2019
        **Porter, Ash Hotel** || 2015–2016
        **Warden, Elm School** || 2013–14`,
      findings: ['minor: 2013–14'],
    },
    'numbers among words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || 02/2017 – 12/2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        **Intern, Oak Press** || Jun 2016 – Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['minor: 02/2017 – 12/2019'],
    },
    'to instead of a dash': {
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

        **Intern, Oak Press** || Jun 2016 to Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['minor: Jun 2016 to Aug 2016'],
    },
    'full months among short ones': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || February 2017 – December 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        **Intern, Oak Press** || Jun 2016 – Aug 2016
        - Filed 200 letters
        - Sorted the archive of 40 years`,
      findings: ['minor: February 2017 – December 2019'],
    },
  },
});

test('a date that is odd itself is no example for others', () => {
  const resume = resumeOf(`
    # Experience
    **Analyst, Harbor Works** || October 2017 to December 2019
    - Built 12 weekly reports for a team of 40 people

    **Clerk, Delta Foods** || November 2015 – September 2017
    - Counted stock in two warehouses every month

    **Clerk, Oak Press** || November 2012 – October 2015
    - Filed 200 letters

    **Intern, Elm Press** || Jan 2010 – Feb 2012
    - Sorted the archive of 40 years`);
  const advice = [...formatDateStyleMixed.check(resume)].map((finding) => finding.advice);
  expect(advice).toEqual([
    '“Jan 2010 – Feb 2012” differs from your other dates. Write it like “November 2015 – September 2017”.',
    '“October 2017 to December 2019” differs from your other dates. Write it like “November 2015 – September 2017”.',
  ]);
});

test('months are never to be taken away, where most dates tell none', () => {
  const jobs = ['2012 – 2014', '2014 – 2016', '2016 – 2019', 'Aug 2019 – Oct 2022'].map(
    (dates, at) => `**Analyst, Harbor Works ${at}** || ${dates}\n- Built 12 weekly reports for a team of 40 people`,
  );
  expect(
    [...formatDateStyleMixed.check(resumeOf(`# Experience\n${jobs.join('\n\n')}`))].map(({ advice }) => advice),
  ).toEqual([]);
});
