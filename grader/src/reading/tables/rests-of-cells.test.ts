import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { readResume } from '../read-resume.ts';

const studies = (...lines: string[]) =>
  fieldsOf(
    readResume(
      inColumns(`
    # Education
    Degree | Institute | Year
    ${lines.join('\n    ')}
    # Skills
    Circuit design, radio`),
      '2026-11-21',
    ),
  ).educations.map(({ degree, school }) => `${degree} / ${school}`);

test('a bracket before a degree belongs to the degree above', () => {
  expect(
    studies(
      'B.Tech | Elm College | 2011 - 2015',
      '(Civil) 12th | Hill College | 2009 - 2011',
      '10th | Lake School | 2009',
    ),
  ).toEqual(['B.Tech (Civil) / Elm College', '12th / Hill College', '10th / Lake School']);
  expect(studies('Civil B.Tech | Elm College | 2011 - 2015', '12th (Commerce) | Hill College | 2011')).toEqual([
    'Civil B.Tech / Elm College',
    '12th (Commerce) / Hill College',
  ]);
});

test('a row without a number that begins with a bracket goes on with the row above', () => {
  expect(studies('B.E. | Elm Rivers | 2014', '(Naval radio) | College, Leeds |', '10th | Lake School | 2009')).toEqual([
    'B.E. (Naval radio) / Elm Rivers College',
    '10th / Lake School',
  ]);
});
