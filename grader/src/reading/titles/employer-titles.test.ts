import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const text = `
    Maria Example {size=20}
    maria@example.com
    # Elm Bank
    Software Engineer (Salem, or) || Aug 2020 – Mar 2022
    - Built a service that answers 300 letters a day
    # Harbor Works
    Site Engineer || June 2018 – Jul 2020
    - Led 40 people in two plants
    Systems Clerk || Jan 2018 – May 2018
    - Kept a ledger for 40 shops
    # Education
    BSc Economics, Elm University || 2014 – 2017`;

test('employers in the looks of titles, without a title above them, head the jobs below them', () => {
  expect(jobsIn(text)).toEqual([
    'Software Engineer / Elm Bank / Aug 2020 – Mar 2022',
    'Site Engineer / Harbor Works / June 2018 – Jul 2020',
    'Systems Clerk / Harbor Works / Jan 2018 – May 2018',
  ]);
  expect(resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'experience: Elm Bank',
    'education: Education',
  ]);
});

test('one such title may be anything', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    # Elm Contest
    Team Leader || Aug 2020
    - Built a boat of paper
    # Skills
    Ledgers, letters, stock
    # Education
    BSc Economics, Elm University || 2014 – 2017`);
  expect(sections.map(({ kind }) => kind)).not.toContain('experience');
});
