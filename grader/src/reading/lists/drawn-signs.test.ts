import { expect, test } from 'vitest';
import type { RawPage, Shape } from '../../model/page.ts';
import { fieldsOf } from '../../report/fields.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const path = (x0: number, y0: number, width: number, height: number): Shape => ({
  ...{ x0, y0, x1: x0 + width, y1: y0 + height },
  ...{ order: 0, opaque: false, kind: 'path', filled: true, stroked: false, color: 0, alpha: 255 },
});

/** The pages of a resume with a dot before each line that begins with one of the words, and behind it where asked for. */
function dotted(text: string, words: readonly string[], isBehind = false): RawPage[] {
  const pages = pagesOf(text);
  for (const page of pages)
    for (const word of page.words.filter((one) => words.includes(one.text))) {
      const top = word.base - 5;
      page.shapes.push(path(word.x0 - 12, top, 4, 4));
      if (isBehind) page.shapes.push(path(word.x1 + 8, top, 4, 4));
    }
  return pages;
}

const read = (pages: RawPage[]) => readResume(pages, '2026-11-21');
const markedIn = (pages: RawPage[]) => read(pages).rows.flatMap(({ mark, text }) => (mark?.drawn ? [text] : []));

const jobs = `
    # Experience
    Harbor Works Inc.
    Data Clerk
    Leeds, UK
    January 2019 to Present
    - Counted the crates of nine ships a week
    - Wrote the letters of the office
    Ash Hotel
    Night Porter
    York, UK
    June 2016 to December 2018
    - Carried the luggage of forty guests a day
    - Counted the keys of nine floors`;

test('dots on an upright line are the stations of a timeline and no signs of a list', () => {
  const pages = dotted(jobs, ['Harbor', 'Ash']);
  const [page] = pages;
  page?.shapes.push(path(49.5, 110, 1, 80), path(49.5, 190, 1, 90));
  expect(markedIn(pages)).toEqual([]);
  expect(
    fieldsOf(read(pages)).workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / ')),
  ).toEqual([
    'Data Clerk / Harbor Works Inc. / January 2019 to Present',
    'Night Porter / Ash Hotel / June 2016 to December 2018',
  ]);
});

test('dots without a line are signs of a list', () => {
  expect(markedIn(dotted(jobs, ['Harbor', 'Ash']))).toEqual(['Harbor Works Inc.', 'Ash Hotel']);
});

test('a title between two dots is no item of a list', () => {
  const text = `
    Maria Example {size=20}
    maria@example.com
    Skills {bold=yes}
    Ledgers and scales
    Languages {bold=yes}
    Welsh`;
  expect(markedIn(dotted(text, ['Skills', 'Languages'], true))).toEqual([]);
  expect(read(dotted(text, ['Skills', 'Languages'], true)).sections.map(({ kind }) => kind)).toEqual([
    'skills',
    'languages',
  ]);
  expect(markedIn(dotted(text, ['Skills', 'Languages']))).toEqual(['Skills', 'Languages']);
});
