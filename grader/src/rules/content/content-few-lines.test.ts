import { expect, test } from 'vitest';
import { creditsList } from '../../testing/credits-list.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentFewLines } from './content-few-lines.ts';

const lines = `
        - Planned the night shift of the bakery for nine shops and kept the bread on time for two years
        - Trained two apprentices in sourdough, who both passed their examination at the first attempt
        - Bought a second oven at an auction and so doubled the number of loaves baked in a night
        - Wrote down the recipes of fourteen kinds of bread, which are used by all shops of the chain
        - Negotiated the price of flour with three mills and cut what we paid for it by a tenth
        - Introduced a list of allergens that the inspectors of the county now recommend to other bakers
        - Repaired the dough mixers myself instead of waiting a week for the service of their maker
        - Answered for the hygiene of the bakery in four inspections without a single objection
        - Counted what came back unsold every evening and adapted the plan of the next night to it`;

testRule(contentFewLines, {
  accepts: {
    'the papers of a doctoral candidate, which are the work': `
        # Education
        **Ph.D. Marketing, Example College** || 2024
        # Publications
        ${Array.from({ length: 6 }, (_, i) => `M. Example (201${i}). How nine harbors sell their lamps. Journal of Lamps`).join('\n        ')}
        # Teaching Experience
        **Lecturer, Example College** || 2022`,
    'nine good lines apart from the jobs, under a title of their own': `
        # Experience
        **Baker, Mill Bakery** || May 2019 – Present
        # Experience in Detail${lines}`,
    'nine good lines': `
        # Experience
        **Baker, Mill Bakery** || May 2019 – Present${lines}`,
  },
  flags: {
    // What was read as something else is asked for as jobs, and costs: hard to read must not pay.
    'jobs whose lines were read as parts of their heads': {
      resume: `
        # Experience
        **Lamp Engineer, Harbor Works** || 2014 – 2016
        Lamp Engineer offerings. This includes lamps of all kinds
        and what the town pays for them.
        **Researcher, Elm Works** || 2012 – 2014
        Researcher I worked on the lamps of nine yards`,
      findings: ['major: Tell below each job what you did there'],
    },
    'the same work told in a paragraph': {
      resume: `
        # Experience
        **Baker, Mill Bakery** || May 2019 – Present
        ${lines.replaceAll(/\n\s+- /g, '. ').slice(2)}`,
      findings: ['minor: Tell more of what you did'],
    },
    'two jobs without a line': {
      resume: `
        # Experience
        **Baker, Mill Bakery** || May 2019 – Present

        **Assistant Baker, Corner Bread** || May 2015 – Apr 2019

        # Education
        **Certificate in Baking**, Austin Community College || 2014 – 2015`,
      findings: ['major: Baker, Mill Bakery May 2019 – Present'],
    },
    'the same line nine times': {
      resume: `
        # Experience
        **Baker, Mill Bakery** || May 2019 – Present
        ${Array.from({ length: 9 }, () => '- Planned the night shift of the bakery for nine shops').join('\n        ')}`,
      findings: ['major: Tell more of what you did'],
    },
  },
});

const adviceOn = (resume: string) => [...contentFewLines.check(resumeOf(resume))].map(({ advice }) => advice).join();

test('work that is claimed in a sentence is to be written out', () => {
  expect(
    adviceOn(`
      # Objective
      To work with a bakery that grows

      # Experience
      - Two years experience as a baker at Mill Bakery

      # Education
      **Certificate in Baking**, Austin Community College || 2015`),
  ).toContain('Your work stands in a sentence, “Two years experience as a baker at Mill Bakery”');
});

test('jobs that tell little are named, and labels are not', () => {
  const told = adviceOn(`
      # Experience
      **Baker, Mill Bakery** || May 2019 – Present
      - Planned the night shift of the bakery for nine shops and kept the bread on time for two years
      - Trained two apprentices in sourdough
      **Assistant Baker, Corner Bread** || May 2015 – Apr 2019
      - Repaired the dough mixers myself instead of waiting a week for the service of their maker
      - Bought a second oven at an auction`);
  expect(told).toContain('“Baker” and “Assistant Baker” tell little');
});

test('where no line is told, the note says that no number is, either', () => {
  const bare =
    '# Experience\n**Baker, Mill Bakery** || May 2019 – Present\n**Clerk, Hill Bakery** || May 2015 – Apr 2019';
  expect(adviceOn(bare)).toMatch(/under “Baker” and “Clerk”: .* No number shows how much/);
  const taught = '\n# Teaching\n**Tutor, Elm College** || 2014\n- Taught 54 hours a year to nine apprentices of bakers';
  expect(adviceOn(bare + taught)).not.toMatch(/No number/);
});

test('a line of skills with a date is not named as a job', () => {
  const advice = adviceOn(
    '# Experience\n**Basic knowledge of ledgers, Elm School** || May 2015 – Apr 2016\n**Baker, Mill Bakery** || May 2019 – Present',
  );
  expect(advice).toContain('under “Baker”:');
});

test('sections with hardly more than names are named, and one that says there is nothing is not', () => {
  const beginner = (work: string) =>
    adviceOn(`
      # Education
      **Diploma in Carpentry, Elm School** || 2015
      # Experience
      - ${work}
      # Project Work:
      - A folding table
      # Workshop Training
      - Two weeks at Harbor Joiners`);
  expect(beginner('Fresher')).toMatch(/^“Project Work” and “Workshop Training” tell little\. .* on each project/);
  expect(beginner('Joinery of a friend and other small jobs')).toMatch(
    /^“Experience” tells little\. Below the title, employer/,
  );
});

test('who tells of no work, project or training is asked for what was made', () => {
  const studies = '# Education\n**Diploma in Carpentry, Elm School** || 2015\n# Languages\n- English\n- Welsh';
  expect(adviceOn(studies)).toContain('Hardly anything is told that you did yourself. Write out projects');
});

test('where all jobs tell something, the newest is named', () => {
  const advice = adviceOn(`
      # Experience
      **Assistant Baker, Corner Bread** || May 2015 – Apr 2019
      - Repaired the dough mixers myself instead of waiting a week for the service of their maker
      - Bought a second oven at an auction and so doubled the number of loaves baked in a night
      **Baker, Mill Bakery** || May 2019 – Present
      - Planned the night shift of the bakery for nine shops and kept the bread on time for two years
      - Trained two apprentices in sourdough, who both passed their examination at the first attempt`);
  expect(advice).toContain('Say more of “Baker” first');
});

test('a job that a table lists again is not called silent', () => {
  const advice = adviceOn(`
      # Experience
      **Baker, Mill Bakery** || May 2019 – Mar 2022
      - Planned the night shift of the bakery for nine shops and kept the bread on time for two years
      - Trained two apprentices in sourdough, who both passed their examination at the first attempt
      # Employment Record
      **Clerk, Hill Bakery** || May 2015 – Apr 2019
      **Chief Baker, Mill Bakery** || May 2019 – Mar 2022`);
  expect(advice).toContain('under “Clerk”:');
});

test('credits without years are asked for when and what', () => {
  expect(adviceOn(creditsList)).toContain('Your credits tell neither when they were nor what your part was.');
  const dated = creditsList.replaceAll(/(Harbor Monthly|Elm Weekly|Delta Foods|Hill Water)/g, '$1 2019');
  expect(adviceOn(dated)).toContain('Few credits are listed.');
});

test('a short vitae is asked for what was done, and a longer one is not', () => {
  const vitae = (nights: number) => `
      # Education
      **M.A. Sociology, Elm University** || 2016 – 2018
      # Research
      ${'Bakers and the nights that they are awake in nine towns of the coast\n      '.repeat(nights)}
      # Teaching
      Tutor, 2018
      # Publications
      M. Example, Nights of Bakers, 2019
      # Talks
      Bakers at night, Leeds 2018`;
  expect(adviceOn(vitae(1))).not.toBe('');
  expect(adviceOn(vitae(40))).toBe('');
});

const thinJob = `
      **Baker, Mill Bakery** || May 2009 – Mar 2022
      - Planned the night shift of the bakery for nine shops and kept the bread on time for two years`;

test('a job of months that ended ten years before the newest is not to be told at length', () => {
  const withJob = (dates: string) =>
    adviceOn(`
      # Experience${thinJob}
      **Clerk, Hill Bakery** || ${dates}`);
  expect(withJob('Feb 2008 – Apr 2008')).not.toContain('Clerk');
  expect(withJob('Feb 2004 – Apr 2008')).toContain('“Clerk”');
});

test('a job whose lines stand below the next one of the same post is not called silent', () => {
  const withPost = (post: string) =>
    adviceOn(`
      # Experience
      **${post}, Hill Bakery** || May 2018 – Mar 2022
      **Baker, Mill Bakery** || May 2014 – Apr 2018
      - Planned the night shift for nine shops
      - Trained two apprentices in sourdough
      - Bought a second oven at an auction`);
  expect(withPost('Baker')).not.toContain('under “Baker”');
  expect(withPost('Clerk')).toContain('under “Clerk”');
});

test('a job of spare time is named where it is all there is, and not beside a job of the trade', () => {
  const withOther = (other: string) =>
    adviceOn(`
      # Experience
      **Barista, Hill Bakery** || May 2021 – Mar 2022
      **${other}, Mill Works** || May 2014 – Apr 2018`);
  expect(withOther('Waiter')).toContain('“Barista” and “Waiter”');
  expect(withOther('Fitter')).toContain('under “Fitter”:');
});

test('a training is not to be told at length beside a job', () => {
  const advice = adviceOn(`
      # Experience
      **Baker, Mill Bakery** || May 2021 – Mar 2022
      **Apprenticeship Training, Hill Bakery** || Jan 2021 – Apr 2021`);
  expect(advice).toContain('under “Baker”:');
});

test('who claims years of work is asked for jobs first', () => {
  const advice = adviceOn(`
      # Objective
      A post in a bakery after 3 years of experience in the trade
      # Education
      **Diploma in Baking, Elm College** || 2015`);
  expect(advice).toMatch(/Write out jobs|Your work stands in a sentence/);
});

test('jobs of any trade need no more lines beside projects of one', () => {
  const job = `
      # Experience
      **Cashier, Mill Bakery** || May 2021 – Mar 2022`;
  expect(adviceOn(job)).toContain('“Cashier”');
  expect(
    adviceOn(`${job}
      # Projects
      **Ledger for boats** || 2023
      - Built the pages of a ledger`),
  ).not.toContain('Cashier');
});

const adviceFor = (jobs: string) =>
  [...contentFewLines.check(resumeOf(`# Experience\n${jobs}`))].map(({ advice }) => advice)[0] ?? '';

test('a job of three short lines is not asked for three', () => {
  const job = '**Night Baker, Mill Bakery** || May 2019 – Present';
  expect(adviceFor(`${job}\n- Baked the bread of two shops\n- Trained two apprentices`)).toContain(
    '“Night Baker” tells little.',
  );
  expect(
    adviceFor(`${job}\n- Baked the bread of two shops\n- Trained two apprentices\n- Bought a second oven`),
  ).not.toContain('tells little');
});

test('of two jobs with one title the employer is named, too', () => {
  const jobs = '**Intern, Mill Bakery** || May 2019 – Aug 2020\n\n**Intern, Oak Press** || May 2017 – Aug 2018';
  expect(adviceFor(jobs)).toContain('“Intern, Mill Bakery” and “Intern, Oak Press”');
});

test('a department, a membership and the rest of a line are no place to write more, and a post beside them is', () => {
  const advice = adviceOn(`
    # Experience
    **Member, Elm Rowing Club** || Jan 2023 – Mar 2024
    **Lamp Analyst, Harbor Works** || Jan 2020 – Dec 2022
    **Department of Lamps, Elm College** || Jan 2018 – Dec 2019`);
  expect(advice).toContain('under “Lamp Analyst”:');
  const none = adviceOn('# Experience\n**Department of Lamps, Elm College** || Jan 2018 – Dec 2019');
  expect(none).not.toContain('Add two to five lines under');
});

test('a job of another trade than the projects is not the first to be told at length', () => {
  const told = (skill: string) =>
    adviceOn(`
    # Skills
    Markdown, MkDocs, Git, Mermaid
    # Experience
    **Rope Maker, Harbor Works** || Jan 2014 – Mar 2023
    - Twisted ropes for ninety boats ${skill}
    # Projects
    **Handbook of lamps** || 2022
    - Wrote it in Markdown, MkDocs and Git`);
  expect(told('')).not.toContain('Rope Maker');
  expect(told('and kept their list with the help of Git and nine others')).toContain('Rope Maker');
});
