import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { grammarFirstPerson } from './grammar-first-person.ts';

testRule(grammarFirstPerson, {
  accepts: {
    'a place that everybody shares': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Mapped the lamps of our galaxy from nine towers`,
    'a letter of a drawing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Drew the P & I sheets and the T & I sheets of two yards`,
    'a pronoun in the name of an event': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Spoke at Teach me Statistics about ninety districts`,
    'the name of a statistic': `
      # Projects
      **Harbor Map, Elm College** || 2020
      - Measured clusters using Moran's I to compare ninety districts`,
    'numerals, inputs and names': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Graded the courses statistics I and II for two years
      - Ran Phase I and Level II trials for the US team and Our Lady hospital
      - Tuned I/O on the About us page`,
    'a summary that says I once or twice': `
      # Summary
      Nurse with nine years in intensive care. I enjoy teaching and lead by example with my team on every shift.

      # Experience
      **Nurse, Harbor Clinic** || Jan 2020 – Mar 2023
      - Cared for 12 patients per shift`,
    'a bullet opening with I, which another rule finds': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - I closed 40 accounts in a year`,
  },
  flags: {
    'pronouns inside a line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led my team of five while we moved our store to the cloud`,
      findings: ['minor: my', 'minor: we', 'minor: our'],
    },
    'a summary written as a letter': {
      resume: `
        # Summary
        I am a nurse and I love my work with patients. I want to join a hospital where my skills count.

        # Experience
        **Nurse, Harbor Clinic** || Jan 2020 – Mar 2023
        - Cared for 12 patients per shift`,
      findings: ['minor: I, I, my, I, my'],
    },
  },
});

test('what academics write below a post is theirs to tell, and no summary', () => {
  const paper = (i: number) => `"Wages in mill towns ${i}", Review of Labour ${i} (2018)`;
  const resume = resumeOf(`
      # Appointments
      **Lecturer, Hill College** || 2018 – Present
      I teach the history of wages, and I lead our seminar. We read what my students found in the ledgers of mills.
      # Publications
      ${Array.from({ length: 12 }, (_, i) => paper(i)).join('\n      ')}
      # Education
      **Doctor of Philosophy in Economics, Elm University** || 2014 – 2018`);
  expect(resume.isAcademic).toBe(true);
  expect([...grammarFirstPerson.check(resume)]).toEqual([]);
});
