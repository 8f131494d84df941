import { evaluate } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import type { SectionKind } from '../model/resume.ts';
import { contentUnread } from '../rules/content/content-unread.ts';
import { pagesOf, resumeOf } from '../testing/resume-of.ts';
import { unreadInsights } from './insights/unread-insights.ts';

const reportOf = (text: string) => {
  const graded = gradePages(pagesOf(text), { today: '2026-11-21', onStage: () => {} });
  if (!graded.ok || !graded.document.scoring || !('onset' in graded.document.scoring)) throw new Error('not graded');
  return { findings: graded.document.findings, insights: graded.document.insights, sheet: graded.document.scoring };
};
const bare = `
  # Experience
  **Baker, Mill Bakery** || May 2019 – Present
  **Baker, Hill Bakery** || May 2015 – Apr 2019

  # Education
  **Diploma in Baking, Elm College** || 2015

  # Skills
  Bread, rolls, sourdough, ovens, rye, wheat, malt, yeast, butter, cakes, biscuits, tarts, icing, orders, hygiene, tills
  Stock, deliveries, rosters, cleaning, mixers, scales, recipes, allergens, packaging, labels, prices, windows, suppliers`;

test('one cause is told once, and its note costs and is mended in both categories', () => {
  const { findings, sheet } = reportOf(bare);
  const note = findings.find(({ rule }) => rule === 'content-few-lines');
  // Without a letter for Writing, a remark says that it hardly counts there.
  expect(note?.advice).not.toContain('It counts in Writing as well');
  expect(findings.map(({ rule }) => rule)).not.toContain('grammar-little-written');
  const [before, after] = [evaluate(sheet), evaluate(sheet, new Set([note?.number ?? 0]))];
  expect(after.categories.writing).toBeGreaterThan(before.categories.writing + 10);
  expect(after.categories.content).toBeGreaterThan(before.categories.content + 10);
  expect(after.total - before.total).toBeCloseTo(note?.gain ?? 0, 1);
});

test('the note says that it counts in Writing where that has a letter', () => {
  const { findings } = reportOf(`${bare}

    # Profile
    Baker who has kept the ovens of two bakeries for nine years, bakes rye and wheat by hand, and wrote down for whoever comes next
    how each loaf is made. Looks for a bakery near the harbor that bakes at night and sells its bread in the town.`);
  expect(findings.find(({ rule }) => rule === 'content-few-lines')?.advice).toContain('It counts in Writing as well');
});

const planned =
  'Planned the night routes of all lorries in the north of the region and wrote down each morning what was missing.';

test('a wall of text beside jobs with bullets is asked to become bullets once', () => {
  const { findings, sheet } = reportOf(`
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Present
    - Counted stock in two warehouses every month
    - Answered 30 supplier letters each week
    - Moved 900 records into a new database

    **Planner, Moor Freight** || Jan 2012 – Jan 2017
    ${planned} ${planned} ${planned} ${planned}`);
  const asked = findings.filter(({ title }) => /this paragraph into bullets/.test(title));
  expect(asked.map(({ rule }) => rule)).toEqual(['format-bullet-missing']);
  expect(asked[0]?.advice).toContain('On the page such blocks look like grey walls.');
  const [before, after] = [evaluate(sheet), evaluate(sheet, new Set([asked[0]?.number ?? 0]))];
  expect(after.categories.formatting).toBeGreaterThan(before.categories.formatting);
  expect(after.categories.content).toBeGreaterThan(before.categories.content);
});

const strange = `
  # Loaves of Bread
  There are three hundred of them a night, and nine shops wait for them before the sun is up.
  Two apprentices of mine have learned to shape them, and both have passed their examination.
  Sourdough is what I like best, since no two loaves of it are ever quite alike.`;

test('what could not be placed costs, and is told by a remark instead of a note', () => {
  const jobs = `
    # Experience
    **Baker, Mill Bakery** || May 2015 – Present
    - Baked 300 loaves a night for nine shops of the chain and drove them out before six in the morning
    - Trained two apprentices, who both passed their examination, in rye, malt and the keeping of the ovens
    - Wrote down the recipes of fourteen kinds of bread, which all shops of the chain have used since then
    - Bought a second oven at an auction for 900 dollars and so doubled the number of loaves within a week
    - Cut the flour that was thrown away by half with a list of what each shop had sold on the day before
    - Planned the shifts of eleven people and kept the hours of the night below forty for each of them
    - Moved the orders of nine shops from slips of paper to one table, so that no loaf was baked in vain
    - Kept the books of the bakery for three years and found 1,200 dollars of bills that were paid twice
    - Opened the tenth shop with two sellers, who sold 400 loaves in the first week and 600 in the second
    - Taught 80 children of four schools on Saturdays how bread is made, and sold them what they had baked`;
  const { findings, insights, sheet } = reportOf(`${jobs}\n${strange}`);
  expect(findings.map(({ rule }) => rule)).not.toContain('content-unread');
  expect(sheet.rules.find(({ rule }) => rule === 'content-unread')?.findings).toHaveLength(1);
  expect(insights.find(({ title }) => title === 'Some lines could not be placed')?.text).toMatch(
    /^We could not tell what part of a resume “Loaves of Bread” is: \d+ % of the words could not be placed\. They do not count, which costs/,
  );
  expect(reportOf(jobs).insights.map(({ title }) => title)).not.toContain('Some lines could not be placed');
});

test('what was not read below a usual title is said as our own lack, and nobody is told to mend it', () => {
  const resume = resumeOf(`${bare}\n${strange}`);
  const understanding = { ...resume.understanding, share: 0.8, career: 1 };
  const found = [{ rule: contentUnread, findings: [...contentUnread.check({ ...resume, understanding })] }];
  const told = (kind: SectionKind) =>
    unreadInsights({ ...resume, understanding, sections: resume.sections.map((one) => ({ ...one, kind })) }, found).map(
      ({ title }) => title,
    );
  expect([told('other'), told('experience')]).toEqual([
    ['Some lines could not be placed'],
    ['Part of this page was not read'],
  ]);
});

test('who wrote much that was not read is not told to have written little', () => {
  const said = (text: string) =>
    reportOf(`${bare}\n${text}`).insights.find(({ title }) => title === 'Writing is not graded')?.text;
  const more = ['rye', 'malt', 'oats'].map(
    (flour) => `Of ${flour} there are forty loaves a night, and nine shops wait for them before the sun is up.`,
  );
  expect(said('')).toMatch(/^There is too little running text/);
  expect(said(`${strange}\n  ${more.join('\n  ')}`)).toMatch(/^Too little of the running text could be placed/);
});
