import { expect, test } from 'vitest';
import { jobsIn, studiesIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const [calendar, pin, desk] = ['\uf073', '\uf041', '\uf108'];

test('pictures before posts, times and places are no signs of a list', () => {
  const text = `
    # Experience
    ${desk} Night Porter {size=13}
    **Ash Hotel**
    ${calendar} Sep 2018 – Oct 2020
    - Carried the luggage of forty guests a day
    - Counted the keys of nine floors
    ${desk} Data Clerk {size=13}
    **Harbor Works**
    ${calendar} Nov 2016 – Aug 2018
    - Counted the crates of nine ships a week
    - Wrote the letters of the office
    # Education
    Bachelor of Radio Engineering
    ${pin} Leeds, UK {x=390}
    Elm University
    ${calendar} Feb 2013 – Jun 2016`;
  expect(jobsIn(text)).toEqual([
    'Night Porter / Ash Hotel / Sep 2018 – Oct 2020',
    'Data Clerk / Harbor Works / Nov 2016 – Aug 2018',
  ]);
  expect(studiesIn(text)).toEqual(['Bachelor of Radio Engineering / Elm University / Feb 2013 – Jun 2016']);
});

test('pictures of lines that end at one edge are no signs of a list, those that begin at one edge are', () => {
  const marksOf = (lines: string) =>
    resumeOf(`Maria Example {size=20}\nmaria@example.com\n# Strengths\n${lines}`).rows.flatMap(({ mark, text }) =>
      mark ? [text] : [],
    );
  const lines = ['Sorting of letters by hand', 'Weighing of many sacks', 'Counting of all the keys kept'];
  const widthOf = (line: string) => 5 * line.replaceAll(' ', '').length + 3 * (line.split(' ').length - 1);
  const atRight = lines.map((line) => `${pin} ${line} {x=${400 - widthOf(line)}}`);
  expect(marksOf(atRight.join('\n'))).toEqual([]);
  expect(marksOf(lines.map((line) => `${pin} ${line}`).join('\n'))).toEqual(lines);
});
