import { expect, test } from 'vitest';
import type { Shape } from '../../model/page.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const rule: Omit<Shape, 'x0' | 'y0' | 'y1'> = {
  order: 0,
  opaque: false,
  kind: 'path',
  x1: 540,
  filled: true,
  stroked: false,
  color: 0,
  alpha: 255,
};

test('where titles stand above lines, bold words with a colon are a label, and a line in dark grey is text', () => {
  const pages = pagesOf(`
    Maria Example {size=20}
    maria@example.com
    **OBJECTIVE**
    To work in a firm that makes pumps.
    **WORK EXPERIENCE**
    Clerk, Delta Foods || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    **Highlights:**
    - Answered 30 supplier letters each week
    **EDUCATION**
    BSc Economics, State University || 2013
    Basic knowledge of computers {color=333333}
    **HOBBIES**
    Chess`);
  const [page] = pages;
  for (const word of page?.words ?? [])
    if (/^(?:OBJECTIVE|WORK|EDUCATION|HOBBIES)$/.test(word.text))
      page?.shapes.push({ ...rule, x0: word.x0, y0: word.base + 3, y1: word.base + 3.7 });
  const { sections } = readResume(pages, '2026-11-21');
  expect(sections.map(({ title }) => title)).toEqual(['OBJECTIVE', 'WORK EXPERIENCE', 'EDUCATION', 'HOBBIES']);
});

/** The kinds of the sections of pages, in which a line is drawn below each row that begins with one of these words. */
function kindsUnderlined(text: string, opening: RegExp): string[] {
  const pages = pagesOf(text);
  const [page] = pages;
  for (const word of page?.words.filter(({ text: own }) => opening.test(own)) ?? []) {
    const row = page?.words.filter(({ base, x0 }) => base === word.base && x0 >= word.x0) ?? [];
    const x1 = Math.max(...row.map((one) => one.x1));
    page?.shapes.push({ ...rule, x0: word.x0, x1, y0: word.base + 1, y1: word.base + 1.7 });
  }
  return readResume(pages, '2026-11-21').sections.map(({ kind }) => kind);
}

test('an underlined title with a letter before it is one', () => {
  const kinds = kindsUnderlined(
    `
    Maria Example {size=20}
    maria@example.com

    A) Personal information:
    Date of Birth: 7 March 1995
    Nationality: Indian

    B) Academic information:
    BSc Economics, State University, 2013

    C) Work experience:
    Clerk, Delta Foods || Feb 2017 – Dec 2019`,
    /^(?:Personal|Academic|Work)$/,
  );
  expect(kinds).toEqual(['personal', 'education', 'experience']);
});

test('a title below a job is one although a dash follows its colon and labels stand below it', () => {
  const kinds = kindsUnderlined(
    `
    Maria Example {size=20}
    maria@example.com
    OBJECTIVE: {bold=yes}
    To work in a firm that makes pumps.
    EDUCATION: {bold=yes}
    BSc Economics, State University, 2013
    WORK EXPERIENCE: {bold=yes}
    Clerk, Delta Foods || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month

    Skills:- {bold=yes}
    Tools : Ledgers
    Operating systems : Linux`,
    /^(?:OBJECTIVE:|EDUCATION:|WORK|Skills:-)$/,
  );
  expect(kinds).toEqual(['objective', 'education', 'experience', 'skills']);
});

test('an underlined title with its text on its line is one, also beside another of its kind', () => {
  const resume = `
    Maria Example {size=20}
    maria@example.com
    **Objective:**
    To work in a firm that makes pumps.
    **Skills:**
    Patient with people in a hurry
    **Experience:**
    Clerk, Delta Foods || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    **Software skills:** Ledgers, letters and the stock of nine shops
    **Education:**
    BSc Economics, State University, 2013`;
  const titles = /^(?:Objective|Skills|Experience|Education):$/;
  expect(kindsUnderlined(resume, /^(?:Objective:|Skills:|Experience:|Education:|Software)$/)).toEqual([
    'objective',
    'skills',
    'experience',
    'skills',
    'education',
  ]);
  expect(kindsUnderlined(resume, titles)).toEqual(['objective', 'skills', 'experience', 'education']);
});
