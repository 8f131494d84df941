import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const sectionsOf = (text: string) =>
  resumeOf(`
    Maria Example {size=20}
    maria@example.com
    **EXPERIENCE**
    Clerk, Delta Foods || Jan 2015 – Dec 2017
    - Answered 40 letters of suppliers a day and kept the books of three shops in town
    ${text}`).sections.map(({ kind, rows }) => `${kind}: ${rows.map((row) => row.text).join(', ')}`);

const experience =
  'experience: Clerk, Delta Foods Jan 2015 – Dec 2017, Answered 40 letters of suppliers a day and kept the books of three shops in town';

test('two titles in one row head a few lines each, down to the next title', () => {
  expect(
    sectionsOf(`
    LANGUAGES || PROJECTS
    Danish || Tide tables for four harbours
    English || A map of old mills
    **AWARDS**
    Prize of the Elm Society for a map`),
  ).toEqual([
    experience,
    'languages: Danish, English',
    'projects: Tide tables for four harbours, A map of old mills',
    'awards: Prize of the Elm Society for a map',
  ]);
});

test('what stands across both columns ends them', () => {
  expect(
    sectionsOf(`
    SKILLS || INTERESTS
    Ledgers || Rowing
    Everything that is told here is true, and can be shown by letters of two firms in the county`),
  ).toHaveLength(3);
});

test('a title beside another one with nothing below it heads no column', () => {
  expect(
    sectionsOf(`
    EDUCATION || SKILLS
    BSc Economics, Elm University
    Elm Grammar School`),
  ).not.toContain('skills: ');
});
