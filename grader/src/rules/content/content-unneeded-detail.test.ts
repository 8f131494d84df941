import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentUnneededDetail } from './content-unneeded-detail.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`;

testRule(contentUnneededDetail, {
  accepts: {
    'marks of a country where 1 is the best': `
      Maria Example
      maria@mail.com | +63 917 555 0143 | Manila
      # Education
      **B.A. Economics, Elm College, Manila, Philippines** || 2024
      GPA: 2.1`,
    'the address of an institute': `
      Maria Example
      55 Music Lane | Lake Harbor | maria@mail.com
      # Education
      **PhD in Hydrology, Example College** || 2022
      # Research
      **Fellow, Harbor Institute** || 2022 – 2024
      - Measured the salt of nine bays
      - Wrote down how the water moves
      - Presented the salt to the town
      - Kept the boats of the institute`,
    'school beside a degree that is still expected': `
      # Education
      **Bachelor of Science in Economics, Example College** || Expected June 2019
      **Elm High School** || 2015`,
    'the own address below works that are named as references': `
      Maria Example
      maria@mail.com | (512) 555-0143
      ${work}
      # References
      Two quays of Lake Harbor
      E-mail: maria@mail.com`,
    'pay as a part of the work': `
      # Experience
      **Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Salary – Finance of two offices`,
    'references named as such': `${work}
      # References
      Jo Smith, Harbor Works, (512) 555-0199`,
    'a good grade and a British one': `${work}
      # Education
      **BSc Economics, State University** || 2019
      GPA: 3.8 / 4.0, honours 2.1`,
    'school work of a teacher, and a city': `
      # Experience
      **Teacher, Lake High School** || Jan 2020 – Mar 2023
      - Taught 140 high school pupils`,
    'school certificates of a beginner': `
      # Experience
      **Analyst, Harbor Works** || Jan 2025 – Mar 2026
      - Led a team of five
      # Education
      **BSc Economics, State University** || 2021
      **Higher Secondary Certificate, Lake College** || 2018`,
  },
  flags: {
    'a section of references without one': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Cut the closing time from 9 days to 4
        # References
        Available upon request.`,
      findings: ['minor: References: Available upon request.'],
    },
    'a low average outside the United States, behind a dash': {
      resume: `
        Maria Example
        maria@mail.com | +20 100 555 0143 | Cairo, Egypt
        # Education
        **B.A. Economics, Elm College** || 2024
        Cumulative GPA – 2.37`,
      findings: ['minor: GPA – 2.37'],
    },
    weaknesses: {
      resume: `
      # Weakness:
      - Works too long`,
      findings: ['minor: Weakness:'],
    },
    'how to reach others': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023

        # References
        Owen Sample, Head of Sales, Harbor Works
        owen.sample@mail.example, (512) 555-0188
        Ada Sample, (512) 555-0189`,
      findings: ['minor: owen.sample@mail.example, (512) 555-0188'],
    },
    'school certificates after years of work': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2015 – Mar 2023
        - Led a team of five
        # Education
        **BSc Economics, State University** || 2014
        **Higher Secondary Certificate, Lake College** || 2011`,
      findings: ['minor: Higher Secondary Certificate, Lake College 2011'],
    },
    'two schools for one reason, in one note': {
      resume: `${work}
        # Education
        **BSc Economics, State University** || 2015 – 2019
        **Lake High School** || 2013 – 2015
        **Hill Secondary School** || 2009 – 2013`,
      findings: ['minor: Lake High School 2013 – 2015'],
    },
    'references on request and pay': {
      resume: `${work}
        # Skills
        Excel, SQL
        References available upon request
        Salary expectation: $90,000`,
      findings: ['minor: References available upon request', 'minor: Salary expectation: $90,000'],
    },
    'an address, a low grade and an old school': {
      resume: `
        Maria Example
        maria@mail.com | (512) 555-0143
        1200 Oak Hill Drive, Austin, TX 78701
        ${work}
        # Education
        **BSc Economics, State University** || 2015 – 2019
        GPA: 2.7
        **Lake High School** || 2011 – 2015`,
      findings: ['minor: GPA: 2.7', 'minor: 1200 Oak Hill Drive', 'minor: Lake High School 2011 – 2015'],
    },
  },
});

test('what stands beside a line in another column stays', () => {
  const [found] = contentUnneededDetail.check(
    resumeOf(`${work}
      # Other
      References available on request || code.example/ada`),
  );
  expect(found?.text).toBe('References available on request');
  const [label] = contentUnneededDetail.check(resumeOf(`${work}\n      # Other\n      Expected salary: || negotiable`));
  expect(label?.text).toBe('Expected salary: negotiable');
});
