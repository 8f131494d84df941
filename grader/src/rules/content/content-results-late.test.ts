import { testRule } from '../../testing/test-rule.ts';
import { contentResultsLate } from './content-results-late.ts';

const filler = Array.from(
  { length: 30 },
  (_, at) => `- Kept the list of goods in room ${'abcdefghij'[at % 10]} in order`,
);
const results = `
        - Cut the closing time from 9 days to 4 days
        - Trained 14 new colleagues on the ledger system`;

testRule(contentResultsLate, {
  accepts: {
    'results on the first page': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023${results}
        ${filler.join('\n        ')}
        ~~~
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        - Sold 400 books a week`,
    'an amount in the profile': `
        # Profile
        Analyst who cut the closing time of nine shops by 40 % in two years
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${filler.join('\n        ')}
        ~~~
        **Clerk, Elm Works** || Jan 2016 – Dec 2019${results}`,
    'team sizes, parts and releases': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${filler.join('\n        ')}
        ~~~
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        - Worked with a team of six clerks to set up the store
        - Worked in the yard from 1st June 2016 to 4 May 2017
        - Moved the stock lists to release 3 of the 2-based ledger`,
    'duties and machines with a number': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${filler.join('\n        ')}
        ~~~
        **Clerk, Elm Works** || Jan 2016 – Dec 2019
        - Erection of the 400 kg winches and of their drums in the yard
        - Working with suppliers of 300 parts and asking them for new ones`,
    'one page': `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023${results}`,
  },
  flags: {
    'results on the second page alone': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${filler.join('\n        ')}
        ~~~
        **Clerk, Elm Works** || Jan 2016 – Dec 2019${results}`,
      findings: ['minor: Cut the closing time from 9 days to 4 days'],
    },
  },
});
