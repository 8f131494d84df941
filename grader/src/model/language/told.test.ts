import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { toldWordsOf } from './told.ts';

const record = `
  # Publications
  Tides and Tolls: Who Paid for the Harbors of the North (Elm University Press, 2018).
  The pilot and the port: trust between strangers at sea, Journal of Coasts 12 (2019), pp. 14–41.
  # Grants
  Research leave of one year at the Ash Bay Archive, Sea Fund, £41,000, 2020`;

test('what a scholar publishes and is granted is told, of others it is not', () => {
  const work = `
    # Experience
    **Lecturer, University of Elm** || 2012 – 2018
    - Taught the history of ports to sixty students a year`;
  const teaching = `
    # Teaching
    - Convened the course on ports and people since 2018`;
  const [scholar, other] = [work + teaching, work].map((text) => toldWordsOf(resumeOf(text + record)));
  expect(scholar).toBeGreaterThan(25);
  expect(other).toBeLessThan(15);
});

test('a list under a second title of work tells of the jobs under the first, and of none where there are none', () => {
  const job = `
    # Experience
    **Clerk, Harbor Works** || 2012 – 2018`;
  const list = `
    # Experience in Detail
    - Counted the stock of two warehouses every month
    - Answered thirty letters of suppliers each week`;
  expect(toldWordsOf(resumeOf(job + list))).toBeGreaterThan(12);
  expect(toldWordsOf(resumeOf(job))).toBe(0);
});

test('names without years tell less than credits with them, and many no more than a few lines', () => {
  const listOf = (rows: number, year: string) => {
    const names = Array.from({ length: rows }, (_, i) => `Ash Paper ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(i)} ${year}`);
    return toldWordsOf(resumeOf(`# EDITORIAL\n${names.join('\n')}\n# ADVERTISING\nOak Soap || Hill Water`));
  };
  expect(listOf(5, '2019')).toBeGreaterThan(1.5 * listOf(5, ''));
  expect(listOf(26, '')).toBeLessThan(70);
});
