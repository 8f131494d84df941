import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsOf = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);

test('service beside papers is an activity of a scholar, and unpaid work beside none', () => {
  const kinds = (papers: string) =>
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2014
    ${papers}
    # Service
    Steward, Harbor Relief || 2019 – 2021
    - Carried 300 crates a week`);
  expect(kinds('# Working papers\nThe price of grain, 2020')).toEqual(['education', 'publications', 'activities']);
  expect(kinds('')).toEqual(['education', 'volunteering']);
});
