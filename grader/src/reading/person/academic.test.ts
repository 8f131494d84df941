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

test('a doctorate and many publications make an academic vitae on three pages, too', () => {
  const long = `${vitae('PhD in Economics', 20)}\n    ~~~\n    # Awards\n    Best Paper, 2019\n    ~~~\n    # Interests\n    Chess`;
  expect(resumeOf(long).isAcademic).toBe(true);
});

test('a title that ends in teaching tells of it', () => {
  expect(
    resumeOf(`${vitae('Master of Economics', 12)}\n\n    # Academic Service and Teaching\n    Tutor, 2018`).isAcademic,
  ).toBe(true);
});

test('a short vitae in the parts of the field is an academic one, and one of a student who researched is not', () => {
  const start = '# Education\nM.A. Sociology, Elm University || 2016 – 2018';
  const research =
    '# Research Experience\n**Assistant, Elm University** || 2017 – 2018\n- Asked 90 bakers about their nights';
  const talks = '# Presentations\nBakers at night, Leeds 2018\n# Fellowships\nMill Fellow, 2018';
  expect(resumeOf(`${start}\n${research}\n${talks}\n# University Service\nLibrary board, 2017`).isAcademic).toBe(true);
  expect(resumeOf(`${start}\n${research}\n# Scholarships\nMill Scholar, 2018`).isAcademic).toBe(false);
});

test('papers beside research and teaching make an academic vitae', () => {
  const rest = '# Research\nNights of bakers\n# Teaching\nTutor, 2018';
  expect(resumeOf(`${vitae('M.A. Sociology', 3)}\n${rest}`).isAcademic).toBe(true);
});
