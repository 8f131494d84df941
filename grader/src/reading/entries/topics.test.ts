import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const entriesIn = (text: string) =>
  resumeOf(text).sections.flatMap(({ entries }) =>
    entries.map(({ title, organisation }) => `${title?.text ?? ''} / ${organisation?.text ?? ''}`),
  );

test.each([
  ['its subject', 'Detection of Leaks in Boilers'],
  ['a long name', 'Weaving Looms of the Ostrel Valley and Their Keepers'],
])('research that is called by %s has no employer', (_, topic) => {
  expect(entriesIn(`# Research\n**${topic}** || May 2014 – June 2016\n- Measured 300 pumps`)).toEqual([`${topic} / `]);
});

test('a course that was taught is no employer', () => {
  expect(
    entriesIn(`
    # Experience
    **Stores Clerk, Norvale Looms Ltd** || May 2014 – June 2016
    - Counted 300 crates a week
    # Teaching
    2014 – 2016 || Social Research Methods`),
  ).toEqual(['Stores Clerk / Norvale Looms Ltd', ' / ']);
});

test.each(['Norvale Research Group', 'Ostrelia', 'ONLU'])('a body where somebody researched stays: %s', (name) => {
  expect(entriesIn(`# Research\n**${name}** || May 2014 – June 2016\n- Measured 300 pumps`)).toEqual([` / ${name}`]);
});
