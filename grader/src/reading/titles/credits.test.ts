import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsIn = (text: string) => resumeOf(text).sections.map(({ kind, entries }) => `${kind} ${entries.length}`);
const credits = `
# EDITORIAL
Harbor Monthly || The Mill Review
# ADVERTISING
Delta Foods || Oak Press
# PHOTOGRAPHERS
Nell Hartwig || Omar Lund`;

test('lists of credits of people who dress others hold no jobs', () => {
  expect(kindsIn(`Ada Brenner, Hairstylist {size=18}${credits}`)).toEqual(['other 0', 'other 0', 'other 0']);
});

test('beside a section of jobs they are what they say', () => {
  const jobs = `
# EXPERIENCE
**Stylist, Harbor Works Ltd** || Jan 2017 – Mar 2019
- Dressed the windows of nine shops`;
  expect(kindsIn(`Ada Brenner, Hairstylist {size=18}${jobs}${credits}`)).toEqual([
    'experience 1',
    'other 0',
    'other 0',
    'other 0',
  ]);
});

test('a list of credits whose entries have their time is one of jobs, and unknown lists below stay apart', () => {
  expect(
    kindsIn(`Ada Brenner, Hairstylist {size=18}
# ADVERTISING
Delta Foods || Oak Press
# TELEVISION
**Hairstylist, Harbor Works Ltd** || Jan 2017 – Mar 2019
- Cut the hair of nine captains
**Stylist, Mill Media Ltd** || May 2014 – Dec 2016
- Dressed the guests of a show
# WEB SHOWS
Elm Weekly || Letters from the Coast`),
  ).toEqual(['other 0', 'experience 2', 'other 0']);
});
