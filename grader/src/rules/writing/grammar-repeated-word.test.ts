import { testRule } from '../../testing/test-rule.ts';
import { grammarRepeatedWord } from './grammar-repeated-word.ts';

testRule(grammarRepeatedWord, {
  accepts: {
    'a surname from both parents': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the tide tables with Ana Quintela Quintela and nine others`,
    'the end of a name before its kind in capitals': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the letters of forty buyers in Brick crm CRM for the yard`,
    'a word used twice apart': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built the report and the model behind the forecast`,
    'a name made of a doubled word': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Opened the office in Walla Walla with a staff of 12`,
    'the same word at the end of one bullet and the start of the next': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the plan for travel
      - Travel budgets cut by 12%`,
  },
  flags: {
    'a doubled article': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led the the launch of a warehouse in Spain`,
      findings: ['minor: the the'],
    },
    'a doubled word over a line end': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Reviewed the quarterly results of nine regional offices with finance and presented the findings to the the board`,
      findings: ['minor: the the'],
    },
  },
});
