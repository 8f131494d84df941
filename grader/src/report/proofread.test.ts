import { expect, test } from 'vitest';
import { gradePages } from '../grade-pages.ts';
import { pagesOf } from '../testing/resume-of.ts';

const notesOn = (...lines: string[]) => {
  const graded = gradePages(
    pagesOf(`
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  ${lines.map((line) => `- ${line}`).join('\n  ')}

  # Education
  **BSc Economics, Elm University** || 2019`),
    { today: '2026-11-21', onStage: () => {} },
  );
  if (!graded.ok) throw new Error('not graded');
  return graded.document.findings.filter(({ advice }) => advice.includes('Have the whole text proofread'));
};
const plain = ['Counted the stock of nine lamps in the yard', 'Wrote the ledger of forty boats by hand'];
const slips = ['Led a analyst and nine clerks in the yard', 'Wrote the the ledger of forty boats by hand'];

test('a text with slips of several kinds is to be proofread, which one note asks for', () => {
  const [note, ...others] = notesOn(...slips, 'Kept the adress book of forty boats in the yard');
  expect(others).toEqual([]);
  expect(note?.advice).toMatch(/3 slips of spelling and grammar or more stand in it, such as “.+” → “.+”/);
});

test('two slips, and slips of one kind, are told as they are', () => {
  expect(notesOn(...slips, ...plain)).toEqual([]);
  expect(
    notesOn('Led a analyst of the yard', 'Hired a engineer for the yard', 'Taught a apprentice', ...plain),
  ).toEqual([]);
});

test('what may be a habit counts half, and only beside a slip', () => {
  const habits = ['Wrote the ledger in javascript and mysql on linux', 'Kept the code of the yard on github'];
  const [note] = notesOn('Led a analyst and nine clerks in the yard', 'Kept the adress book of forty boats', ...habits);
  expect(note?.advice).toMatch(/Have the whole text proofread: \d slips/);
  expect(notesOn(...habits, ...plain)).toEqual([]);
});

test('many habits of many kinds are slips, too', () => {
  const [note] = notesOn(
    'Wrote the ledger in javascript and mysql on linux',
    'Kept a well known list , and a time saving one',
    'Handled stock taking, lamp repair and Decision making in large teams',
    'Kept the code of the yard on github , and its books',
    'Built user friendly shelves of the yard',
    ...plain,
  );
  expect(note?.advice).toMatch(/Have the whole text proofread: \d+ slips/);
});
