import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
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

test('ratings in figures are called so, and the line is quoted without them', () => {
  const [finding] = contentSkillRating.check(
    resumeOf('# Skills\nPython (6/10), Rust (5/10), Ruby (2/10)\nExcel (9/10), Word (6/10)\nPerl (3/10), Lua (2/10)'),
  );
  expect(finding?.title).toBe('Replace ratings of skills with words');
  expect(finding?.advice).toContain('“Python, Rust, Ruby”');
});
