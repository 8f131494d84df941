import { expect, test } from 'vitest';
import type { RawPage } from '../../model/page.ts';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { ruledLine } from '../../testing/ruled-line.ts';
import { readResume } from '../read-resume.ts';

/** Draws the lines of a table around the rows that begin with the given words. */
function rule(page: RawPage | undefined, ...opening: string[]): void {
  const bases = page?.words.filter(({ text, x0 }) => opening.includes(text) && x0 < 100).map(({ base }) => base) ?? [];
  const [top, end] = [Math.min(...bases) - 9, Math.max(...bases) + 4];
  page?.shapes.push(
    ...[...bases.map((base) => base - 9), end].map((y) => ruledLine(55, y, 460, y + 0.5)),
    ...[55, 185, 355, 460].map((x) => ruledLine(x, top, x + 0.5, end)),
  );
}

const studiesOf = (pages: RawPage[]) =>
  fieldsOf(readResume(pages, '2026-11-21')).educations.map(({ degree, school }) => `${degree} / ${school}`);

test('a table that goes on on the next page has the columns that its head names', () => {
  const pages = inColumns(`
    # Education
    Course | Institute | Year
    SSLC | Hill School | 2006
    ~~~
    BBM | Lakeside College | 2011
    DXM | Elm Academy | 2013
    # Skills
    Circuit design, radio`);
  rule(pages[0], 'Course', 'SSLC');
  rule(pages[1], 'BBM', 'DXM');
  expect(studiesOf(pages)).toEqual(['SSLC / Hill School', 'BBM / Lakeside College', 'DXM / Elm Academy']);
});

test('a table with a head of its own is no rest of the one on the page before', () => {
  const pages = inColumns(`
    # Education
    Course | Institute | Year
    SSLC | Hill School | 2006
    ~~~
    Institute | Course | Year
    Lakeside College | BBM | 2011
    Elm Academy | DXM | 2013
    # Skills
    Circuit design, radio`);
  rule(pages[0], 'Course', 'SSLC');
  rule(pages[1], 'Institute', 'Lakeside', 'Elm');
  expect(studiesOf(pages)).toEqual(['SSLC / Hill School', 'BBM / Lakeside College', 'DXM / Elm Academy']);
});
