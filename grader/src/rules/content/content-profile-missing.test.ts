import { testRule } from '../../testing/test-rule.ts';
import { contentProfileMissing } from './content-profile-missing.ts';

const jobs = `
  # Experience
  **Clerk, Delta Foods** || Feb 2017 – Dec 2019
  - Counted stock in two warehouses every month
  **Cashier, Harbor Works** || Feb 2005 – Dec 2016
  - Kept the till of a canteen with 300 guests a day
  # Education
  **BA History, Elm College** || 2011 – 2014`;

testRule(contentProfileMissing, {
  accepts: {
    'a profile': `
      # Summary
      Clerk with five years in warehouses and canteens.
      ${jobs}`,
    'an objective': `
      # Objective
      A post as a clerk in a warehouse of a food company.
      ${jobs}`,
    'a headline': `
      Ligaya Santos {size=18}
      Warehouse Clerk
      ligaya@example.com
      ${jobs}`,
    'a headline in the row of the name': `
      **LIGAYA SANTOS** WAREHOUSE CLERK {size=14}
      ligaya@example.com
      ${jobs}`,
    'a profile without a title': `
      Ligaya Santos {size=18}
      ligaya@example.com

      Clerk with five years in warehouses and canteens, who keeps the
      books of two stores and counts what is there every month.
      ${jobs}`,
    'jobs of four years': `
      # Experience
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      **Cashier, Harbor Works** || Feb 2015 – Dec 2016
      - Kept the till of a canteen with 300 guests a day
      # Education
      **BA History, Elm College** || 2011 – 2014`,
    'a profile under the title of another section': `
      # Skills
      - Clerk with thirteen years of experience in stores and canteens
      ${jobs}`,
    'jobs of nine years': jobs.replace('Feb 2005', 'Feb 2010'),
    'studies that go on': jobs.replace('2011 – 2014', '2018 – Present'),
    'one job': `
      # Experience
      **Clerk, Delta Foods** || Feb 2007 – Dec 2019
      - Counted stock in two warehouses every month
      # Education
      **BA History, Elm College** || 2003 – 2006`,
  },
  flags: {
    'two jobs right below the name': {
      resume: jobs,
      findings: ['minor: Say at the top who you are'],
    },
  },
});
