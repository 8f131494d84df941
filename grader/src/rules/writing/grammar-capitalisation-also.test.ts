import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { grammarCapitalisation } from './grammar-capitalisation.ts';

const capitalsIn = (line: string) =>
  [
    ...grammarCapitalisation.check(
      resumeOf(`# Experience\n**Analyst, Harbor Works** || Jan 2020 – Mar 2023\n- ${line}`),
    ),
  ].map(({ text }) => text);

test('beside one capital that is a slip, the other common words of the line have none', () => {
  expect(capitalsIn('Checked the Drawings of the yard and gave all Work Inspections to the crew')).toEqual([
    'Drawings',
    'Work',
    'Inspections',
  ]);
  expect(capitalsIn('Gave Work Inspections to the crew')).toEqual([]);
});

test('names, roles, labels, titles in quotation marks and what follows a study keep theirs', () => {
  for (const [line, slips] of [
    ['Checked the Drawings of the yard and wrote to the Harbor Bank and to a Site Engineer', ['Drawings']],
    ['Key Deliverables: the maintenance of Drawings for all of the yard and its boats', ['Drawings']],
    ['Checked the Drawings of the yard with nine crews and read “Work Inspections” at night', ['Drawings']],
    ['Checked the Drawings of the yard with nine crews and took a course in Work Inspections', ['Drawings']],
  ] as const)
    expect(capitalsIn(line)).toEqual(slips);
});

test('a list whose items all begin with a capital is one of titles', () => {
  expect(
    capitalsIn('Kept the Drawings of the yard, Invoice for the boats, Debit note for the crew and receipts'),
  ).toEqual(['Drawings']);
});

test('lists of a scholar name works, bodies and events', () => {
  const record = (line: string) =>
    resumeOf(`# Publications
      Example M, A map of ropes. Journal of Knots 12(3), 2031, pp. 4-9.
      # Research
      - Studied knots of nine harbors with the Value of Work in mind
      # Teaching
      - Taught three classes on knots
      # Service
      - ${line}`);
  const resume = record('Read papers for the Drawings of the yard and for all Work Inspections');
  expect(resume.isAcademic).toBe(true);
  expect([...grammarCapitalisation.check(resume)].map(({ text }) => text)).toEqual([]);
});
