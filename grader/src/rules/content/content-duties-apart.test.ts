import { testRule } from '../../testing/test-rule.ts';
import { contentDutiesApart } from './content-duties-apart.ts';

const duties = `
        # Responsibilities
        - Keep the stock of two shops
        - Order flour and malt
        - Answer letters of customers
        - Plan the shifts of the week`;

testRule(contentDutiesApart, {
  accepts: {
    'duties of the present job above those of earlier ones': `${duties}

        # Previous employment
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        **Clerk, Elm Works** || Jan 2016 – Dec 2019`,
    'duties of which the title says whose they are': `
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        **Clerk, Elm Works** || Jan 2016 – Dec 2019

        # Education
        B.A. Economics, Elm College || 2013
${duties.replace('# Responsibilities', '# Responsibilities at Harbor Works')}`,
    'a long list below the last job, with lines below the first': `
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        - Sold 400 books a week
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        **Trainee, Mill Works** || Jan 2014 – Dec 2015${duties.replace('# Responsibilities', '')}${duties.replace('# Responsibilities', '')}`,
    'duties of a single job': `
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023${duties}`,
    'duties below the last of two jobs, whose first one has lines of its own': `
        # Experience
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        - Sold 400 books a week
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023${duties}`,
  },
  flags: {
    'a list of work without jobs behind a table of two': {
      resume: `
        # Work history
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        **Clerk, Elm Works** || Jan 2016 – Dec 2019

        # Stock experience
        - Counting of jars and crates in both sheds
        - Orders of jars, lids and labels
        - Letters to the makers of crates
        - Ledgers of both sheds
        - Weekly lists of what is missing
        - Talks with drivers at the gate`,
      findings: ['minor: Stock experience'],
    },
    'a long list below the last of three jobs, the others bare': {
      resume: `
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        **Trainee, Mill Works** || Jan 2014 – Dec 2015${duties.replace('# Responsibilities', '')}${duties.replace('# Responsibilities', '').replaceAll(' of ', ' from ').replaceAll(' and ', ' or ')}`,
      findings: ['minor: Keep the stock of two shops'],
    },
    'a very long list below the older of two jobs, the newer one bare': {
      resume: `
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        **Clerk, Elm Works** || Jan 2016 – Dec 2019${['', 'flour', 'malt', 'yeast'].map((goods) => duties.replace('# Responsibilities', '').replaceAll(' of ', ` ${goods} of `)).join('')}`,
      findings: ['minor: Keep the stock of two shops'],
    },
    'one list for two jobs with a sentence each': {
      resume: `
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        - Worked at the yard in the west
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        - Worked at the yard in the east

        # Education
        B.A. Economics, Elm College || 2013
${duties}`,
      findings: ['minor: Responsibilities'],
    },
    'one list for three jobs': {
      resume: `
        # Experience
        **Clerk, Harbor Works** || Jan 2020 – Mar 2023
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        **Trainee, Mill Works** || Jan 2014 – Dec 2015

        # Education
        B.A. Economics, Elm College || 2013
${duties}`,
      findings: ['minor: Responsibilities'],
    },
  },
});
