import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

test('the name with a role at the top of a later page is no entry of what goes on there', () => {
  const { rows } = resumeOf(`
    Ivana Horak {size=24}
    ivana@example.com
    # Education
    **BSc Nursing, Elm University** || 2014 – 2018
    ~~~
    **Ivana Horak** || Nurse {right=-200} {gap=-40}
    **MSc Nursing, Elm University** || 2018 – 2020`);
  expect(rows.map(({ text }) => text)).not.toContain('Ivana Horak Nurse');
});
