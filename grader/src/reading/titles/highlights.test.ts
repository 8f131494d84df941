import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsOf = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);

test('highlights that are a list of few words each are skills, and sentences are a summary', () => {
  const kinds = (rows: string) =>
    kindsOf(`
    # Highlights
    ${rows}
    # Education
    BSc Economics, Elm University || 2014`);
  expect(kinds('- Looms\n- Dyeing of wool\n- Patient with old machines')).toEqual(['skills', 'education']);
  expect(
    kinds('- Cut the waste of wool in a mill of forty looms by a third in one year\n- Wove flags\n- Wove sails'),
  ).toEqual(['summary', 'education']);
});
