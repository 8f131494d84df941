import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

test('letters that stand for a pair drawn as one sign are read as the pair', () => {
  const resume = resumeOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Led operaƟons of nine sheds, aƩended the draŌ and the fair of Ōsaka`);
  expect(resume.sections[0]?.entries[0]?.bullets[0]?.text).toBe(
    'Led operations of nine sheds, attended the draft and the fair of Ōsaka',
  );
});
