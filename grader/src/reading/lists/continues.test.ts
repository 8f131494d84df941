import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { jobsIn, studiesIn } from '../../testing/read-fields.ts';
import { pagesOf, resumeOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const full = 'Kept the ledger, the letters to the suppliers and the lists of the stock of all the old houses in';

test('a line that breaks off inside a phrase goes on below, also with a town, a date or bold words', () => {
  const tails = ['Springfield, IL', '**Delta Foods** and Harbor', '2016.'];
  for (const tail of tails) {
    const [job] = fieldsOf(
      resumeOf(`
      # Experience
      **Clerk** || Jan 2012 – Dec 2015
      Harbor Works
      - ${full}
      ${tail} {x=18}
      - Wrote letters`),
    ).workExperiences;
    expect(job?.bullets, tail).toEqual([`${full} ${tail.replaceAll('**', '')}`, 'Wrote letters']);
  }
});

test('the raised end of an ordinal number belongs to the number', () => {
  const pages = pagesOf(`
    # Education
    10 th from Hill State Board, 2006`);
  const words = pages[0]?.words ?? [];
  const end = words.find(({ text }) => text === 'th');
  const before = words.find(({ text }) => text === '10');
  if (!end || !before) throw new Error('Both words are on the page.');
  Object.assign(end, { base: end.base - 4, size: 6, x0: before.x1, x1: before.x1 + 6 });
  expect(readResume(pages, '2026-11-21').rows.at(-1)?.text).toBe('10th from Hill State Board, 2006');
});

test('a line typed as signs is no text', () => {
  const { rows } = resumeOf(`
    # Experience
    ______________________________
    **Clerk**, Harbor Works || 2012 – 2015`);
  expect(rows.map(({ text }) => text)).not.toContain('______________________________');
});

test('a bold line goes on with the bold end of a full line, and is a header below one that had room', () => {
  const bulletsIn = (end: string, next: string) =>
    fieldsOf(
      resumeOf(`
      # Experience
      **Clerk** || Jan 2012 – Dec 2015
      Harbor Works
      - Kept the ledger and the lists of the stock of all old houses, **${end}**
      **${next}** {x=18}
      - Wrote letters`),
    ).workExperiences[0]?.bullets;
  expect(bulletsIn('which saved a third of', 'late bills of all of the clerks')).toEqual([
    'Kept the ledger and the lists of the stock of all old houses, which saved a third of late bills of all of the clerks',
    'Wrote letters',
  ]);
});

test('a name that begins with a small letter heads the next project', () => {
  const { sections } = resumeOf(`
    # Projects
    **Tracker of Tides** || 2023
    - Built the tables of the tides for nine towns on the coast.
    **iHarbor – Finder of Ships** || 2022
    - Built a map of 300 ships that fishers use every day.`);
  expect(sections.flatMap(({ entries }) => entries).map(({ header }) => header[0]?.text)).toEqual([
    'Tracker of Tides 2023',
    'iHarbor – Finder of Ships 2022',
  ]);
});

test('a school whose name broke in a widely set list goes on below, and a degree below begins a study', () => {
  const studies = (second: string) =>
    fieldsOf(
      resumeOf(`
      # Education
      - Diploma in Trade and Storage from Hill Technical

      ${second} {x=18}`),
    ).educations.map(({ degree, school, date }) => [degree, school, date].join(' / '));
  expect(studies('University (LEEDS) in the year 2003.')).toEqual([
    'Diploma in Trade and Storage / Hill Technical University / 2003',
  ]);
  expect(studies('BSc Physics, Elm College in 2006')).toHaveLength(2);
});

test('a line that tells the next study begins one, though the line above had room for no word more', () => {
  expect(
    studiesIn(`
    # Education
    B.E. Mechanical Engineering from Elm College of Ropes and Sails, Harbor University, Northern Leeds in 2011.
    12th from Hill Harbor School in 2005`),
  ).toEqual([
    'B.E. Mechanical Engineering / Elm College of Ropes and Sails / 2011',
    '12th / Hill Harbor School / 2005',
  ]);
});

test('a full line of an item goes on with a bracket, however widely the list is set', () => {
  const bullets = (second: string) =>
    fieldsOf(
      resumeOf(`
      # Experience
      **Clerk** || Jan 2012 – Dec 2015
      Harbor Works
      - ${full}
      ${second} {x=18} {gap=7}
      - Wrote letters`),
    ).workExperiences[0]?.bullets;
  expect(bullets('(two of them new) before the fair')).toEqual([
    `${full} (two of them new) before the fair`,
    'Wrote letters',
  ]);
});

test('a name that begins with a small letter is no end of a sentence', () => {
  expect(
    jobsIn(`
    # Experience
    **Rowan**
    Clerk | Jan 2014 – Dec 2015
    - Kept the ledger of nine mills (paper and ink)
    **eHarbor**
    Porter | Jan 2012 – Dec 2013
    - Carried 400 trunks a day`),
  ).toEqual(['Clerk / Rowan / Jan 2014 – Dec 2015', 'Porter / eHarbor / Jan 2012 – Dec 2013']);
});

test('an item goes on below a word that leads on and in the year of its last month, in letters of about its size', () => {
  expect(
    jobsIn(`
    # Experience
    **Clerk, Harbor Works** || May 2014 – June 2016
    - Counted the crates of two yards in
    **Harbor Kelda** {x=18}
    - Kept the ledgers from 18th November
    2014 to 15th December 2015 {x=18}
    - Weighed ropes`),
  ).toEqual(['Clerk / Harbor Works / May 2014 – June 2016']);
});
