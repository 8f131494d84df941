import { testRule } from '../../testing/test-rule.ts';
import { contentProjectsMissing } from './content-projects-missing.ts';

const study = `
        # Education
        **BSc Computer Science, Hill University** || 2023 – 2026`;

testRule(contentProjectsMissing, {
  accepts: {
    'a student with three jobs that are told': `${study}

        # Experience
        ${['Harbor Bank', 'Elm Bank', 'Oak Bank'].map((bank, i) => `**Summer Analyst, ${bank}** || Jun 202${i} – Aug 202${i}\n        - Counted the loans of the town\n        - Wrote letters to nine firms\n        - Filed what the board had read`).join('\n        ')}`,
    'years of work that a sentence claims': `
        # Education
        **BSc Mechanical Engineering, Hill University** || 2008

        # Summary
        Site clerk with 17 years of experience in two yards`,
    'a student with a project': `${study}

        # Projects
        **Library System**
        - Wrote the search and tested it with twelve pupils`,
    'a thesis among the studies': `${study}
        - Thesis on the search in libraries`,
    'studies in which nothing is made': `
        # Education
        **B.A. History, Hill University** || 2023 – 2026`,
    'software studied beside a job in that trade': `${study}

        # Experience
        **Web Developer, Harbor Books** || Jan 2020 – Present
        - Sold 400 books a week and took stock of two rooms`,
    'studies of software that jobs of other trades followed': `${study.replace('2023 – 2026', '2010 – 2013')}

        # Experience
        **Branch Manager, Harbor Bank** || Jan 2016 – Mar 2023
        - Led 12 clerks of two branches`,
    'years of work': `${study.replace('2023 – 2026', '2010 – 2013')}

        # Experience
        **Analyst, Harbor Works** || Jan 2016 – Mar 2023
        - Built 12 weekly reports for a team of 40 people`,
  },
  flags: {
    'who changes to software after other jobs, with an address of code alone': {
      resume: `
        Maria Example {size=20}
        maria@example.com | github.com/maria-example
        # Experience
        **Post Clerk, Harbor Bank** || Jan 2010 – Mar 2023
        - Wrote 400 letters a week and kept the money of events and projects
        # Education
        **Web Development Certificate, Hill University** || 2023 – 2024`,
      findings: ['minor: Show a project of your studies'],
    },
    'a student who only claims projects and gives the address of code': {
      resume: `${study}

        # Summary
        Coder of own projects and leader of projects

        # Skills
        Java, C++, project work, github.com/maria-example

        # Experience
        **Sales Assistant, Harbor Books** || Jan 2025 – Present
        - Sold 400 books a week and took stock of two rooms`,
      findings: ['minor: Show a project of your studies'],
    },
    'a student with a job in a shop': {
      resume: `${study}

        # Experience
        **Sales Assistant, Harbor Books** || Jan 2025 – Present
        - Sold 400 books a week and took stock of two rooms`,
      findings: ['minor: Show a project of your studies'],
    },
  },
});
