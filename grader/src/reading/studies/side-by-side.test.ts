import { expect, test } from 'vitest';
import { inColumns } from '../../testing/in-columns.ts';
import { readResume } from '../read-resume.ts';

const studiesOf = (text: string) =>
  readResume(inColumns(text, [60, 330]), '2026-11-21')
    .sections.filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => entries.map(({ title, organisation }) => `${title?.text} / ${organisation?.text}`));

test('two schools side by side, each above its degree, are two studies', () => {
  expect(
    studiesOf(`
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Education
    **Elm Academy** | **Hill University**
    Certificate of Book Trade 2020 | BA Spanish for Commerce`),
  ).toEqual(['Certificate of Book Trade / Elm Academy', 'BA Spanish for Commerce / Hill University']);
});

test('a school with its town above a degree with its year is one study', () => {
  expect(
    studiesOf(`
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Education
    **Hill University** | Leeds, UK
    BA Spanish for Commerce | 2014`),
  ).toEqual(['BA Spanish for Commerce / Hill University']);
});
