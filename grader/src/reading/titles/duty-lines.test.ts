import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsOf = (title: string, lines: string) =>
  resumeOf(`
    # Experience
    **Clerk, Harbor Works** || Jan 2015 – Mar 2017
    # ${title}
    ${lines}
    # Education
    BSc Economics, Elm University || 2014`).sections.map(({ kind }) => kind);

test('duties below a title that says nothing of work are work', () => {
  const duties = `- Operation and maintenance of nine belts
    - Coordination with the departments of the harbor
    - Checking the pumps each morning
    - Planning the repairs of the year
    - Wrote the daily report of the shift`;
  expect(kindsOf('Present Company Profile', duties)).toEqual(['experience', 'experience', 'education']);
  expect(kindsOf('Profile', duties)).toEqual(['experience', 'experience', 'education']);
});

test('what somebody took part in or is like is none', () => {
  const others = `- Participated in the chess cup of the county
    - Attended a course of first aid
    - Willing to move to another town
    - Ability to learn from others
    - Believe in honest work
    - Won the second prize for drawings`;
  expect(kindsOf('About life', others)).toEqual(['experience', 'other', 'education']);
});
