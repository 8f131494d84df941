import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { contentFewLines } from './content-few-lines.ts';

const adviceOn = (resume: string) => [...contentFewLines.check(resumeOf(resume))].map(({ advice }) => advice).join();

const told = `
  **Lamp Engineer, Harbor Works** || July 2023 – Present
  - Built the lamps of nine harbors, measured what they cost and wrote down how each of them is kept in order
  - Trained two apprentices in the care of lamps, who both passed their examination at the first attempt
  - Bought the glass for all of them at an auction for half of what it had cost in the years before`;
const silent = '\n  **Lamp Assistant, Mill Works** || Jan 2022 – June 2023';

test('only what is surely a post is named as the place to write more', () => {
  const named = (entry: string) => adviceOn(`# Experience${silent}\n\n  ${entry}`);
  expect(named('**Rope Maker, Elm Ropes** || May 2021 – Dec 2021')).toContain('“Lamp Assistant” and “Rope Maker”:');
  for (const entry of [
    '**Certified Rope Maker, Elm Ropes** || May 2021 – Dec 2021',
    '**Bachelor of Engineering, Elm College** || May 2021 – Dec 2021',
    '**Adair Inter College** U.P. Board || May 2021 – Dec 2021',
    '**Rope Maker (5 ECTS), Elm College** || May 2021 – Dec 2021',
    '**Gear Drive** || 2021',
    '**Chess Club** || May 2021 – Dec 2021',
    '**WORK, Elm Ropes** || May 2021 – Dec 2021',
    '**Lamps, Ropes, Care of Glass** || May 2021 – Dec 2021',
  ])
    expect(named(entry)).toContain('under “Lamp Assistant”:');
});

test('the rest of a full line, or of a list, is no project that could be told more of', () => {
  const page = (rest: string) =>
    adviceOn(`
    # Projects
    **Lamp Ledger**
    A ledger of all lamps in the yards of nine harbors, kept for the towns and their wardens with
    ${rest}
    # Education
    **BSc Computer Science, Elm College** || 2024`);
  for (const rest of ['Glass System along', 'Glass; Ropes of nine yards']) expect(page(rest)).not.toContain('“Glass');
});

test('a post whose work was read as a part of its header is not called silent', () => {
  const withRows = (rows: string) =>
    adviceOn(`# Experience${told}\n\n  **Rope Maker, Elm Ropes** || May 2021 – Dec 2021${rows}`);
  expect(withRows('')).toContain('“Rope Maker”');
  expect(withRows(' • Twisted ropes for ninety boats')).not.toContain('“Rope Maker”');
});

test('an old post with a line or two is not named where the newer ones are told', () => {
  const older = (dates: string) =>
    adviceOn(
      `# Experience${told}\n\n  **Rope Maker, Elm Ropes** || ${dates}\n  - Twisted ropes for ninety boats\n  - Sold them`,
    );
  expect(older('May 2022 – Mar 2023')).toContain('“Rope Maker” tells little.');
  expect(older('May 2017 – Mar 2018')).not.toContain('“Rope Maker”');
});

test('a short section beside one that tells its work, and the rest of an address, are not asked for jobs', () => {
  const short = '\n  # Relevant Experience\n  Rigging of ropes and lamps in harbors';
  expect(adviceOn(`# Experience${told}${short}`)).not.toContain('“Relevant Experience”');
  expect(adviceOn('# portfolio/\n  Ada Brenner')).not.toContain('“portfolio');
});

test('where most jobs tell little and few of their names are sure, none is named', () => {
  const job = (name: string, year: number) =>
    `\n  **${name}** || May ${year} – Dec ${year}\n  - Twisted ropes for boats\n`;
  const unsure = [2014, 2015, 2016].map((year) => job('Elm Ropes: Twisting in teams', year)).join('');
  expect(adviceOn(`# Experience${silent}\n${unsure}`)).toContain('Most of your jobs are told in a line or none.');
  expect(adviceOn(`# Experience${silent}\n${job('Elm Ropes: Twisting in teams', 2016)}${told}`)).not.toContain(
    'Most of',
  );
});

test('where many lines are short, one of them is shown', () => {
  const job = (lines: string) => adviceOn(`# Experience\n  **Rope Maker, Elm Ropes** || May 2021 – Present\n${lines}`);
  const short = '  - Twisted ropes\n  - Sold nets and ropes\n  - Cleaned the long shed\n  - Greeted buyers of rope\n';
  expect(job(short)).toContain('A line such as “Twisted ropes” names a task alone');
  const long = '  - Twisted ropes for ninety boats of the harbor and sold them to the yards of three towns nearby\n';
  expect(
    job(
      `${long}${long.replace('Twisted', 'Mended')}${long.replace('Twisted', 'Tarred')}${long.replace('Twisted', 'Coiled')}`,
    ),
  ).not.toContain('A line such as');
});
