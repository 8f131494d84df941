import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { readResume } from '../read-resume.ts';

test('degrees below "Stream", "Description" or "School" are read as degrees, and subjects where no column holds any', () => {
  const studies = (head: string, ...lines: string[]) =>
    fieldsOf(
      readResume(
        inColumns(`
    # Education
    ${head}
    ${lines.join('\n    ')}
    # Skills
    Circuit design, radio`),
        '2026-11-21',
      ),
    ).educations.map(({ degree, school }) => `${degree} / ${school}`);
  expect(
    studies(
      'Stream | Board | School | Year of Passing',
      'S.S.C. | Hill State Board | Lakeside School | 2007',
      'Diploma in Radio | Hill State Board | Elm College | 2012',
    ),
  ).toEqual(['S.S.C. / Lakeside School', 'Diploma in Radio / Elm College']);
  expect(
    studies(
      'School/College | Board/University | Exam Year',
      'S.S.C | Hill State Board | 2010',
      'BCOM | Lakeside University | 2017',
      'Plumbing | I.T.I Elmton | 2011',
      'Scaffolding | I.T.I Elmton | 2012',
    ),
  ).toEqual(['S.S.C / Hill State Board', 'BCOM / Lakeside University', 'Plumbing / I.T.I', 'Scaffolding / I.T.I']);
  expect(
    studies(
      'Subject | College | Year | University',
      'Strategic Trade | Elm College | 2011 | Hill University',
      'Computer Science | Lakeside College | 2005 | Hill University',
    ),
  ).toEqual(['Strategic Trade / Elm College', 'Computer Science / Lakeside College']);
  expect(
    studies(
      'Class | Subject | School | Year',
      'X | Science | Elm School | 2011',
      'XII | Commerce | Lakeside School | 2013',
    ),
  ).toEqual(['X Science / Elm School', 'XII Commerce / Lakeside School']);
});

test('a college is the school of a study, whichever side of its university it stands', () => {
  const resume = readResume(
    inColumns(`
    # Education
    Course | University | College | Year
    B.Tech | Hill University | Lake College | 2015
    HSC | Hill University | Elm School | 2011
    # Skills
    Circuit design, radio`),
    '2026-11-21',
  );
  expect(fieldsOf(resume).educations.map(({ degree, school }) => `${degree} / ${school}`)).toEqual([
    'B.Tech / Lake College',
    'HSC / Elm School',
  ]);
});

test('a column of boards and universities, however it is named, gives way to that of the schools', () => {
  const resume = readResume(
    inColumns(`
    # Education
    Exam Passed | Name of the Board / University | Name of Institution/Collage | Year of Passing
    H.S.C | Hill Board of Secondary Education | Lakeside Inter College | 2008
    Diploma | DTEV | Elmara Polytechnic | 2012
    # Skills
    Circuit design, radio`),
    '2026-11-21',
  );
  expect(fieldsOf(resume).educations.map(({ degree, school }) => `${degree} / ${school}`)).toEqual([
    'H.S.C / Lakeside Inter College',
    'Diploma / Elmara Polytechnic',
  ]);
});
