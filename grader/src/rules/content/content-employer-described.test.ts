import { testRule } from '../../testing/test-rule.ts';
import { contentEmployerDescribed } from './content-employer-described.ts';

const job = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023`;

testRule(contentEmployerDescribed, {
  accepts: {
    'half a line on the employer': `${job}
      Harbor Works is a maker of small boats with 40 people
      - Led a team of five`,
    'a line on work for a leading firm': `${job}
      - Harbor Works is one of the leading makers of boats, where I worked on the ledger of forty yards and on the list of prices`,
    'a long line on the work': `${job}
      - Wrote the ledger of forty boats, which is one of the lists that the company gives to all its buyers and suppliers`,
  },
  flags: {
    'a long line on the employer': {
      resume: `${job}
      Harbor Works is one of the leading manufacturers of small boats in the north with yards in four towns and offices in three countries
      - Led a team of five`,
      findings: ['minor: Harbor Works is one of the leading manufacturers of small…'],
    },
    'a company profile under a label': {
      resume: `${job}
      - Led a team of five
      Company profile: founded in 1960 on the coast, Harbor Works builds boats for clients all over the world and owns a group of four yards`,
      findings: ['minor: Company profile: founded in 1960 on the coast, Harbor Works…'],
    },
  },
});
