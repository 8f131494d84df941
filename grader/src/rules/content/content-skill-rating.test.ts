import { testRule } from '../../testing/test-rule.ts';
import { contentSkillRating } from './content-skill-rating.ts';

testRule(contentSkillRating, {
  accepts: {
    'skills in words': `
      # Skills
      Advanced: SQL, Python
      Working: R
      Basic: Scala`,
    'levels of languages': `
      # Languages
      Spanish ●●●●○
      French ●●●○○
      German ●●○○○`,
    'two numbers among skills': `
      # Skills
      Typing with 98%
      Excel, SQL
      R, Scala`,
  },
  flags: {
    dots: {
      resume: `
        # Skills
        SQL ●●●●○
        Python ●●●○○
        Scala ●●○○○`,
      findings: ['minor: SQL ●●●●○'],
    },
    'marks out of ten': {
      resume: `
        # Skills
        SQL 9/10
        Python 8/10
        Scala 7/10`,
      findings: ['minor: SQL 9/10'],
    },
  },
});
