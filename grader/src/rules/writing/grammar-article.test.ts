import { testRule } from '../../testing/test-rule.ts';
import { grammarArticle } from './grammar-article.ts';

testRule(grammarArticle, {
  accepts: {
    'names that may begin with another sound': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept a Udano plan and an Ukelo plan`,
    'a letter at the start of a line': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - A and B are lamps. A lamp, An old one`,
    'articles by sound, not by letter': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ran a one-day course for a university, an hour at a time, with a European partner and an heir
      - Earned an MBA and an 8% raise, led a US team of 11 and cut an $800 fee, a $1,100 fine and an 11-day wait
      - Wrote a unique, useful and uniform guide in an unusual, unanimous and an uninterrupted vote`,
    'abbreviations that can be read both ways': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Moved a SQL store and an SQL view, an FAQ and a FAQ, a SaaS tool and an SLA`,
    'names spoken by their letters': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Put an Nginx proxy, an npm package, an sms gateway and a php page behind an xsl sheet`,
    'a letter that is no article': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Tested vitamin a uptake and a/an usage in hepatitis a outbreaks`,
    'letters with dots and sounds like you': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Took a U.S. law course and a urine sample for a utopian yard`,
  },
  flags: {
    'a capital at the start of a line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - A enthusiastic clerk
        - An lamp of nine`,
      findings: ['minor: A enthusiastic', 'minor: An lamp'],
    },
    'a before a vowel sound': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built a internal tool in a hour with a MBA student for a 8% gain`,
      findings: ['minor: a internal', 'minor: a hour', 'minor: a MBA', 'minor: a 8%'],
    },
    'an before a consonant sound': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Moved an Rails monolith to an unique platform for an user, an European one`,
      findings: ['minor: an Rails', 'minor: an unique', 'minor: an user', 'minor: an European'],
    },
  },
});
