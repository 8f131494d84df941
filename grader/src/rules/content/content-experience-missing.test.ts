import { expect, test } from 'vitest';
import { creditsList } from '../../testing/credits-list.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentExperienceMissing } from './content-experience-missing.ts';

testRule(contentExperienceMissing, {
  accepts: {
    'a list of credits, of which hardly anything is understood': creditsList,
    'an experience section': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`,
    'another name for it': `
      # Employment History
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`,
    'a student with projects': `
      # Education
      **BSc Computer Science, State University** || Expected May 2027
      # Projects
      **Chess engine** || 2025
      - Wrote a chess engine in Rust`,
  },
  flags: {
    'experience in tools, which is a claim among skills': {
      resume: `
      # Skills
      - Extensive experience in Java and Python
      - Experience with ledgers and stock
      # Education
      **BSc Economics, Elm University** || 2014`,
      findings: ['critical: Add an Experience section'],
    },
    'education and skills alone': {
      resume: `
        # Education
        **BSc Computer Science, State University** || 2015
        # Skills
        Python, SQL, Excel, Tableau`,
      findings: ['critical: Add an Experience section'],
    },
    'projects years after school': {
      resume: `
        # Education
        **BSc Computer Science, State University** || 2015
        # Projects
        **Chess engine** || 2018
        - Wrote a chess engine in Rust`,
      findings: ['major: Add an Experience section'],
    },
  },
});

const adviceOn = (text: string) => [...contentExperienceMissing.check(resumeOf(text))].map(({ advice }) => advice);

test('training in a firm, and a title that says that there is no work, are named', () => {
  const studies = `
    # Education
    **BSc Weaving, Elm University** || 2031`;
  expect(
    adviceOn(`${studies}
    # Summer Training
    - Four weeks at Harbor Works`),
  ).toEqual([expect.stringContaining('what stands under “Summer Training”')]);
  expect(
    adviceOn(`${studies}
    # Skills
    Looms, belts, gears, ledgers
    Work Experience: Fresher`),
  ).toEqual([expect.stringContaining('“Work Experience: Fresher” tells a reader only')]);
});
