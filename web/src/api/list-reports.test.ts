import { expect, test } from 'vitest';
import { reportsIn } from './list-reports.ts';

const id = '0d2a4f6e-1111-4222-8333-444455556666';
const good = {
  resumeId: id,
  id,
  Key: 'resumes/a/resume.pdf',
  fileName: 'a.pdf',
  createdAt: '2026-11-08T12:00:00.000Z',
  versions: 1,
  thumbnail: { mid: ['a'], big: ['a'] },
  grading: {
    finalGrade: { Cumulative: 'A', Content: 'A', Format: 'A', Writing: null },
    score: 94.2,
    person: 'Ada Byron',
  },
};

test('a report without a day is listed, and a row that is no report does not take the others along', () => {
  const { createdAt: _, ...undated } = good;
  const { reports } = reportsIn({ allResume: [undated, { fileName: 7 }, null, good], next: null });
  expect(reports.map(({ createdAt }) => createdAt)).toEqual(['', good.createdAt]);
});

test('a resume is a report once it has pages to show and a grading', () => {
  const rows = [good, { ...good, thumbnail: null }, { ...good, grading: null }];
  expect(reportsIn({ allResume: rows, next: 'more' })).toEqual({ reports: [good], next: 'more' });
});

test('an answer that is no list is a fault', () => {
  expect(() => reportsIn({ message: 'hello' })).toThrow('Something went wrong');
});
