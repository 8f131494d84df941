import { testRule } from '../../testing/test-rule.ts';
import { valignBodyText } from './valign-body-text.ts';

testRule(valignBodyText, {
  accepts: {
    'the first line of a paragraph, which begins further right': `
      # Objective
      Clerk of nine years who wants to count the stock of a harbor and {x=10}
      answer the letters of its suppliers each week in two languages
      keep the ledgers of a mill and the books of all of its shops
      write the plans of the year and teach six people how to read
      them without any help from the office of the port`,
    'a further line of a point, and a point whose sign was read as a word': `
      # Awards
      Ledger prize of the harbor 2019
      Lamp prize of the mill 2018
      Quay prize of the port 2017
      Letter prize of the town 2016
      Stock prize of the shops 2015
      - Gave a talk of lamps and ledgers to the teachers of the harbor at the yearly meeting of all mills and
      harbors {x=18}
      # Interests
      Ledgers of old harbors {x=6}
      Lamps of old mills {x=6}
      Letters of old towns {x=6}
      ▪ Stocks of old shops`,
    'lines on one edge': `
      # Skills
      Excel, SQL, Python
      Harvest, Ledger, Slack
      English, Spanish, Polish
      Typing, Filing, Sorting`,
    'three lines only': `
      # Skills
      Excel, SQL, Python
      Harvest, Ledger, Slack {x=5}
      English, Spanish`,
    'two groups of lines': `
      # Skills
      Tools
      Excel, SQL, Python {x=10}
      Systems
      Harvest, Ledger {x=10}
      Others
      Typing, Filing {x=10}`,
  },
  flags: {
    'one line off the edge': {
      resume: `
        # Skills
        Excel, SQL, Python
        Harvest, Ledger, Slack {x=5}
        English, Spanish, Polish
        Typing, Filing, Sorting
        Maps, Globes`,
      findings: ['minor: Harvest, Ledger, Slack'],
    },
    'a summary line with blanks before it': {
      resume: `
        # Summary
        Analyst with six years in shipping and food
        who builds reports that people read {x=7}
        and teaches others to build them as well
        in three offices on two coasts`,
      findings: ['minor: who builds reports that people read'],
    },
  },
});
