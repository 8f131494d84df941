import { expect, test } from 'vitest';
import { dateText } from '../../parts/report/report-words.ts';
import { fileNameFrom } from './file-name.ts';

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
