import { expect, test } from 'vitest';
import { partsList } from '../../testing/parts-list.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentLengthWords } from './content-length-words.ts';

const resume = (lines: number, date = 'Jan 2020 – Mar 2023') => `
      # Experience
      **Analyst, Harbor Works** || ${date}
${'      - Led a team of five analysts in two plants\n'.repeat(lines)}`;

testRule(contentLengthWords, {
  accepts: {
    'about 380 words': resume(41),
    'about 550 words': resume(60),
    'a student with less': `
      # Education
      **BSc Economics, State University** || Expected May 2027
${resume(25, 'Jan 2026 – Mar 2026')}`,
  },
  flags: {
    'hardly anything': { resume: resume(3), findings: ['major: Adjust the amount of content'] },
    'a little short': { resume: resume(22), findings: ['minor: Adjust the amount of content'] },
    'far too much': { resume: resume(160), findings: ['minor: Adjust the amount of content'] },
  },
});

test('nobody counts the words of a list of parts', () => {
  expect([...contentLengthWords.check(resumeOf(partsList))].map(({ title }) => title)).toEqual([
    'Add what casting looks for',
  ]);
});
