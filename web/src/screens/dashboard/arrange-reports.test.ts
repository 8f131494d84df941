import type { Resume } from '@redmark/contract';
import { expect, test } from 'vitest';
import { arrangeReports, dateText, fileNameFrom, nameOf, reportsAmong } from './arrange-reports.ts';

const reports = [
  { fileName: 'Beta.pdf', createdAt: '2026-01-02T00:00:00.000Z' },
  { fileName: 'alpha 10.pdf', createdAt: '2026-01-03T00:00:00.000Z' },
  { fileName: 'alpha 2.pdf', createdAt: '2026-01-01T00:00:00.000Z' },
];
const names = (search: string, order: 'Date' | 'Ascending' | 'Descending') =>
  arrangeReports(reports, search, order).map(({ fileName }) => nameOf(fileName));

test('the newest come first, or they stand in the order of their names', () => {
  expect(names('', 'Date')).toEqual(['alpha 10', 'Beta', 'alpha 2']);
  expect(names('', 'Ascending')).toEqual(['alpha 2', 'alpha 10', 'Beta']);
  expect(names('', 'Descending')).toEqual(['Beta', 'alpha 10', 'alpha 2']);
});

test('a search looks at names, in any case, and blanks around it do not matter', () => {
  expect(names(' ALPHA ', 'Ascending')).toEqual(['alpha 2', 'alpha 10']);
  expect(names('nothing', 'Date')).toEqual([]);
});

test('an edited name keeps its ending, and an emptied one stays as it was', () => {
  expect(fileNameFrom(' My resume ', 'old.pdf')).toBe('My resume.pdf');
  expect(fileNameFrom('My resume.PDF', 'old.pdf')).toBe('My resume.pdf');
  expect(fileNameFrom('  ', 'old.pdf')).toBe('old.pdf');
  expect(fileNameFrom('.pdf', 'old.pdf')).toBe('old.pdf');
});

test('dates are short, and a date nobody knows has a stand-in', () => {
  expect(dateText('2026-11-08T12:00:00.000Z')).toBe('Nov 8, 2026');
  expect(dateText('')).toBe('Nov 8, 2023');
});

test('a resume is a report once it has pages to show and a grading', () => {
  const thumbnail = { mid: ['a'], big: ['a'] };
  const grading = {} as Resume['grading'];
  const resumes = [
    { resumeId: 'both', thumbnail, grading },
    { resumeId: 'no pages', thumbnail: null, grading },
    { resumeId: 'no grading', thumbnail, grading: null },
  ] as Resume[];
  expect(reportsAmong(resumes).map(({ resumeId }) => resumeId)).toEqual(['both']);
});
