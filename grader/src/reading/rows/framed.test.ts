import { expect, test } from 'vitest';
import type { RawPage, Rect, Shape } from '../../model/page.ts';
import { fieldsOf } from '../../report/fields.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const text = `
    # Experience
    Night Porter {size=13}
    **Ash Hotel**
    Sep 2018 – Oct 2020
    - Carried the luggage of forty guests a day
    - Counted the keys of nine floors
    Ledger Cranes Scales
    Data Clerk {size=13}
    **Harbor Works**
    Nov 2016 – Aug 2018
    - Counted the crates of nine ships a week
    - Wrote the letters of the office`;

const tools = ['Ledger', 'Cranes', 'Scales'];

const frameRound = ({ x0, y0, x1, y1 }: Rect, space: number): Shape => ({
  ...{ x0: x0 - space, x1: x1 + space, y0: y0 - 2, y1: y1 + 2 },
  ...{ order: 0, opaque: false, kind: 'path', filled: false, stroked: true, color: 0, alpha: 255 },
});

const apart = 9;

/** The resume, whose tools stand further apart, with a frame round each of some words. */
function framed(words: readonly string[], space: number): RawPage[] {
  const pages = pagesOf(text);
  for (const page of pages) {
    for (const [i, word] of page.words.filter((one) => tools.includes(one.text)).entries()) {
      word.x0 += i * apart;
      word.x1 += i * apart;
    }
    page.shapes.push(...page.words.filter((word) => words.includes(word.text)).map((word) => frameRound(word, space)));
  }
  return pages;
}

const read = (words: readonly string[], space: number) => readResume(framed(words, space), '2026-11-21');
const framedRows = (words: readonly string[], space: number) =>
  read(words, space).rows.flatMap((row) => (row.framed ? [row.text] : []));

test('names of tools in frames are told of the job above and head none', () => {
  const resume = read(tools, 2);
  expect(framedRows(tools, 2)).toEqual(['Ledger Cranes Scales']);
  expect(
    fieldsOf(resume).workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / ')),
  ).toEqual(['Night Porter / Ash Hotel / Sep 2018 – Oct 2020', 'Data Clerk / Harbor Works / Nov 2016 – Aug 2018']);
});

test('the shading of words, one frame, and frames round some of the words are none', () => {
  expect(framedRows(tools, 0.5)).toEqual([]);
  expect(framedRows(['Ledger', 'Cranes'], 2)).toEqual([]);
  expect(framedRows(['Experience'], 2)).toEqual([]);
});
