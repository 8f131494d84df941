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
