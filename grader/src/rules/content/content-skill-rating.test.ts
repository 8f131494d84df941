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
    'shares of languages': {
      resume: `
        # Languages
        Spanish 90%
        French 40%`,
      findings: ['minor: Spanish 90%'],
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

/** A resume with a bar beside each row of its languages, and a frame drawn round the bar where it is not full. */
function withBars(width: number) {
  const resume = resumeOf('# Languages\nSpanish\nFrench\nGerman');
  const rows = resume.sections.flatMap((section) => section.rows);
  const shapes = rows.flatMap((row, i) => {
    const shape = {
      kind: 'path' as const,
      x0: 300,
      y0: row.y0,
      y1: row.y1,
      color: 0,
      opaque: true,
      stroked: true,
      alpha: 1,
    };
    return [
      { ...shape, x1: 300 + width, filled: true, order: 2 * i },
      { ...shape, x1: 380, filled: false, order: 2 * i + 1 },
    ];
  });
  const pages = resume.pages.map((page) => ({ ...page, shapes }));
  return { ...resume, pages };
}

test('bars that fill a frame in part rate what stands beside them, and boxes do not', () => {
  expect([...contentSkillRating.check(withBars(40))].map(({ title }) => title)).toEqual([
    'Replace language bars with words',
  ]);
  expect([...contentSkillRating.check(withBars(80))]).toEqual([]);
});
