import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const papers = (count: number) =>
  Array.from({ length: count }, (_, at) => `M. Example, Paper number ${at} on the counting of stock, 201${at % 10}`);
const vitae = (degree: string, count: number) => `
    # Education
    ${degree}, Lakeside University || 2016 – 2020

    # Publications
    ${papers(count).join('\n    ')}`;

test('a short vitae of somebody with a doctorate and many publications is an academic one', () => {
  expect(resumeOf(vitae('Doctor of Philosophy in Economics', 12)).isAcademic).toBe(true);
});

test('a few publications, and many without a doctorate or teaching, make no academic vitae', () => {
  expect(resumeOf(vitae('Doctor of Philosophy in Economics', 4)).isAcademic).toBe(false);
  expect(resumeOf(vitae('Bachelor of Economics', 12)).isAcademic).toBe(false);
});
