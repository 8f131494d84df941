import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { formatHeadingStyleMixed } from './format-heading-style-mixed.ts';

test('where two looks are common, neither is called that of the other titles', () => {
  const advice = [
    ...formatHeadingStyleMixed.check(
      resumeOf(`
        # Summary
        Clerk who keeps the books of two stores.
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Projects
        **Ledger of lamps** || 2019
        # Skills
        Ledgers, stock, letters
        # EDUCATION
        **B.A.**, Elm College || 2014
        # INTERESTS
        Chess, rowing
        # REFERENCES
        On request`),
    ),
  ].map((finding) => finding.advice);
  expect(advice).toEqual([expect.stringMatching(/^Your titles come in two looks: “EDUCATION” is capitals/)]);
});

const oddTitles = (resume: string) => [...formatHeadingStyleMixed.check(resumeOf(resume))].map(({ text }) => text);
const others = `
        # PROJECTS
        **Ledger of lamps** || 2019
        # SKILLS
        Ledgers, stock, letters
        # EDUCATION
        **B.A.**, Elm College || 2014
        # LANGUAGES
        English, Spanish`;

test('a label with a colon below a job is no title of another look', () => {
  expect(
    oddTitles(`
        # EXPERIENCE
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Summary:
        - Counted the lamps of nine stores
        ${others}`),
  ).toEqual([]);
});

test('a title right below a larger one that holds nothing else is a level of its own', () => {
  const withTitle = (title: string) =>
    oddTitles(`
        ${title}
        # Work Experience {size=12}
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Counted the lamps of nine stores
        ${others}`);
  expect(withTitle('# ACCOMPLISHMENTS')).toEqual([]);
  expect(withTitle('# SUMMARY\n        Clerk who keeps the books of two stores.')).toEqual(['Work Experience']);
});

test('a line with a list sign is no title among titles that have none', () => {
  expect(
    oddTitles(`
        # EXPERIENCE
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # TRAININGS
        # Training at the lock of Delta Foods {mark=➢}
        ${others}`),
  ).toEqual([]);
});

test('a link in a list of links is no title of another look', () => {
  expect(
    oddTitles(`
        # EXPERIENCE
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # LINKS
        Harbor Blog
        Portfolio
        Elm Forum
        ${others}`),
  ).toEqual([]);
});

test('what letters of a nameless font look like is unknown', () => {
  expect(
    oddTitles(`
        # Experience {font=none}
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Projects {font=none}
        **Ledger of lamps** || 2019
        # SKILLS {font=none}
        Ledgers, stock, letters
        # Education {font=none}
        **B.A.**, Elm College || 2014`),
  ).toEqual([]);
});

test('the grey of a shadow is not the color of its title', () => {
  const titles = (color: string) =>
    oddTitles(`
        # EXPERIENCE {color=${color}}
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${others}`);
  expect(titles('c0c0c0')).toEqual([]);
  expect(titles('b4b4b4')).toEqual(['EXPERIENCE']);
});
