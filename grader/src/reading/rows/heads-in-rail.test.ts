import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { readResume } from '../read-resume.ts';

const read = (text: string) => readResume(inColumns(text, [60, 240]), '2026-11-21');

const text = `
    # Experience
    **Data Clerk** | ▪ Counted the crates of nine ships a week
    Harbor Works | ▪ Wrote the letters of the office to all its
    Sep 2018 – Oct 2020 | suppliers along the river
    . | ▪ Kept the keys of four barns

    **Night Porter** | ▪ Carried the luggage of forty guests a day
    Ash Hotel | ▪ Counted the keys of nine floors
    Nov 2016 – Aug 2018 | .

    **Stable Hand** | ▪ Fed eleven horses and three mules
    Hill Mill Ltd. | ▪ Drove a cart to the station
    # Skills
    Ropes and sails`;

test('heads of jobs in a rail are read each before the list beside it', () => {
  const resume = read(text);
  const jobs = fieldsOf(resume).workExperiences;
  expect(jobs.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / '))).toEqual([
    'Data Clerk / Harbor Works / Sep 2018 – Oct 2020',
    'Night Porter / Ash Hotel / Nov 2016 – Aug 2018',
    'Stable Hand / Hill Mill Ltd. / ',
  ]);
  const [work] = resume.sections;
  expect(work?.entries.map(({ bullets }) => bullets.map((bullet) => bullet.text))).toEqual([
    [
      'Counted the crates of nine ships a week',
      'Wrote the letters of the office to all its suppliers along the river',
      'Kept the keys of four barns',
    ],
    ['Carried the luggage of forty guests a day', 'Counted the keys of nine floors'],
    ['Fed eleven horses and three mules', 'Drove a cart to the station'],
  ]);
});

test('lists beside titles and labels without dates are read row by row', () => {
  const rowsOf = (own: string) =>
    read(`Maria Example {size=20}\nmaria@example.com\n${own}`).rows.map((row) => row.text);
  const labels = `
    # Strengths
    Scales | ▪ Of two pans
    Levers | ▪ Long and short
    Ropes | ▪ Of hemp
    Sails | ▪ Of linen
    Wires | ▪ Of copper`;
  expect(rowsOf(labels)).toContain('Scales ▪ Of two pans');
});
