import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const kindOf = (title: string, rows: string, isFirst = false) => {
  const own = `# ${title}\n${rows}`;
  const studies = '# Education\nBSc Economics, Elm University || 2014';
  const kinds = resumeOf([...(isFirst ? [own, studies] : [studies, own]), '# Languages\nDanish, Finnish'].join('\n'));
  return kinds.sections[isFirst ? 0 : 1]?.kind;
};

test('an unknown title, and one of anything else, has the kind that most of its rows tell', () => {
  const traits = '- Honest\n- Punctual\n- Hard working';
  expect(kindOf('Lighthouse marks', traits)).toBe('skills');
  expect(kindOf('Others', traits)).toBe('skills');
  expect(kindOf('Additional information', 'Nationality: Danish\nDate of birth: 4 May 1990')).toBe('personal');
  expect(kindOf('Lighthouse marks', '- Second prize of the lake race, 2012\n- Won the bridge contest')).toBe('awards');
  expect(kindOf('Lighthouse marks', '- Certified rigger, 2016\n- Course in splicing')).toBe('certifications');
  expect(kindOf('Lighthouse marks', 'I hereby declare that all of it is true.')).toBe('declaration');
});

test('what has a title of its own, and what no row tells, stays something else', () => {
  expect(kindOf('Weaknesses', '- Honest\n- Punctual')).toBe('other');
  expect(kindOf('Lighthouse marks', '- Lamps of the north\n- Pumps of the south')).toBe('other');
});

test('a paragraph about the person above the studies is a summary under any title', () => {
  const prose = 'To join a harbour that offers a challenging place to somebody who\nlikes lamps and pumps of ships.';
  expect(kindOf('Lighthouse marks', prose, true)).toBe('summary');
  expect(kindOf('Lighthouse marks', prose)).toBe('other');
});
