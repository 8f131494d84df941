import { expect, test } from 'vitest';
import { studiesIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsIn = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);
const jobs = `
# Experience
**Site Engineer, Delta Foods Ltd** || Jan 2017 – Mar 2019
- Checked the drawings of nine bridges`;
const personal = `
# Personal details
Date of birth : 4 May 1991
Educational Qualification : SSC from Elm State Board
Technical Qualification : Bachelor of Arts
Nationality : Danish`;

test('studies that labels tell among personal details become sections where no other tells any', () => {
  expect(kindsIn(jobs + personal)).toEqual(['experience', 'personal', 'education', 'education']);
  expect(studiesIn(jobs + personal)).toEqual(['SSC / Elm State Board / ', 'Bachelor of Arts /  / ']);
});

test('beside a section of studies such a label stays a detail', () => {
  const studies = `
# Education
B.Com from Hill College in 2012`;
  expect(kindsIn(jobs + studies + personal)).toEqual(['experience', 'education', 'personal']);
});

test('a label whose value names no degree and no school tells no study', () => {
  expect(kindsIn(`${jobs}\n# Personal details\nDate of birth : 4 May 1991\nEducation : the joy of my life`)).toEqual([
    'experience',
    'personal',
  ]);
});
