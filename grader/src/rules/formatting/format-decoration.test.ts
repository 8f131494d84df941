import { expect, test } from 'vitest';
import type { Shape } from '../../model/page.ts';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { formatDecoration } from './format-decoration.ts';

/** So many ruled lines, one below the other. */
const ruled = (lines: number) =>
  Array.from({ length: lines }, (_, i) => `=[60 ${100 + 12 * i} 400 0.5 000000]`).join('\n      ');

/** A line under the words of the list's i-th item, where an entry above it begins the page. */
const underline = (i: number) => `=[78 ${154.5 + 12.5 * i} 100 0.5 0563c1]`;

testRule(formatDecoration, {
  accepts: {
    'a table that fills the page': `
      =[20 20 572 0.5 000000]
      =[20 770 572 0.5 000000]
      =[20 20 0.5 750 000000]
      =[200 20 0.5 750 000000]
      =[400 20 0.5 750 000000]
      =[591.5 20 0.5 750 000000]
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people`,
    'a line below each title': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python
      ${ruled(6)}`,
    'bands and a side column of colour': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use

      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Counted stock in two warehouses every month
      - Answered 30 supplier letters each week
      - Moved 900 records into a new database

      # Education
      B.A. Economics, Elm College || 2016

      # Skills
      Excel, SQL, Python
      =[0 0 612 90 1f4e79]
      =[0 90 180 702 eeeeee]`,
    'lines that nobody sees, as white borders of a table': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      ${ruled(34).replaceAll('000000', 'ffffff')}`,
    'words that are underlined': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${Array.from({ length: 24 }, (_, i) => `- Wrote manual ${i} of the office`).join('\n      ')}
      ${Array.from({ length: 24 }, (_, i) => underline(i)).join('\n      ')}`,
  },
  flags: {
    'a frame around the page': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        # Education
        B.A. Economics, Elm College || 2016

        # Skills
        Excel, SQL, Python
        =[20 20 572 1 000000]
        =[20 770 572 1 000000]
        =[20 20 1 750 000000]
        =[592 20 1 750 000000]`,
      findings: ['minor: Remove the frame around the page'],
    },
    'a grid of lines': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        # Education
        B.A. Economics, Elm College || 2016

        # Skills
        Excel, SQL, Python
        ${ruled(34)}`,
      findings: ['minor: Use fewer lines and boxes'],
    },
    'yellow marking': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        - Cut the closing time from 9 days to 4 days
        - Trained six new colleagues on the ledger system
        - Wrote the manual that 3 offices still use

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month
        - Answered 30 supplier letters each week
        - Moved 900 records into a new database

        # Education
        B.A. Economics, Elm College || 2016

        # Skills
        Excel, SQL, Python
        =[60 115 120 14 ffff00]`,
      findings: ['minor: Remove the yellow marking'],
    },
    'a title marked in turquoise': {
      resume: `
        # Experience
        =[58 115 70 15 008080]
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people`,
      findings: ['minor: Remove the dark turquoise marking'],
    },
  },
});

const seen = { order: 0, opaque: false, kind: 'path', filled: false, stroked: true, color: 0, alpha: 255 } as const;

/** How many frames are found on a page with these shapes on it. */
function framesOf(shapes: Shape[]): number {
  const pages = pagesOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Built 12 weekly reports for a team of 40 people`);
  for (const page of pages) page.shapes.push(...shapes);
  return [...formatDecoration.check(readResume(pages, '2026-11-21'))].length;
}

test('a frame is one that is seen: editors draw the edges of pages without ink', () => {
  const edges = { ...seen, x0: 20, y0: 20, x1: 592, y1: 772 };
  expect([255, 0].map((alpha) => framesOf([{ ...edges, alpha }]))).toEqual([1, 0]);
});

test('a frame may be a row of small pieces along each side', () => {
  const piece = (x0: number, y0: number): Shape => ({ ...seen, x0, y0, x1: x0 + 4, y1: y0 + 4 });
  const alongX = Array.from({ length: 115 }, (_, at) => 20 + at * 5);
  const alongY = Array.from({ length: 150 }, (_, at) => 20 + at * 5);
  const sides = [alongY.map((y) => piece(20, y)), alongY.map((y) => piece(588, y))];
  const ends = [alongX.map((x) => piece(x, 20)), alongX.map((x) => piece(x, 768))];
  expect(framesOf([...sides, ...ends].flat())).toBe(1);
  expect(framesOf(sides.flat())).toBe(0);
});

test('boxes that the file draws around links are told once, and links without them are left alone', () => {
  const typed = pagesOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Built the plan of the port {link=https://harbor.example.com/}`);
  const boxed = typed.map((page) => ({ ...page, links: page.links.map((link) => ({ ...link, boxed: true })) }));
  const titles = (pages: typeof typed) =>
    [...formatDecoration.check(readResume(pages, '2025-01-15'))].map(({ title }) => title);
  expect(titles(boxed)).toEqual(['Remove the boxes around your links']);
  expect(titles(typed)).toEqual([]);
});
