import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentBulletWeakStart } from './content-bullet-weak-start.ts';

testRule(contentBulletWeakStart, {
  accepts: {
    'a label before the tools of a project': `
      # Projects
      **Ledger App** || 2019
      - Utilized : Kotlin, Redis, Flask and two small tools of my own`,
    'a contest that somebody took part in': `
      # Activities
      **Harbor Sports Club** || 2015
      - Participated in the swimming contest of nine schools`,
    'the head of a job in quotation marks': `
      # Experience
      - Worked with “Harbor Works” Leeds as a fabricator for one year
      - Work in “Delta Foods” York as a fitter for two years`,
    'the head of a job that is told as a sentence': `
        # Experience
        **Harbor Works**
        - Worked as a welder at Elm Works Ltd, Leeds from May 2012 to June 2014
        - Working as an electrical engineer in Mill Power Systems
        - Working with Elm Security Services as a guard since 2013`,
    'the head of a job, whose title was read from it': `
        # Experience
        - Worked as ward nurse in the evenings and at weekends
        - Filled 40 beds`,
    'deeds, and help beside a result': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      - Helped 40 clients cut waste by 12%
      - Supported nine offices and contributed to the plan`,
    'names that look weak': `
      # Experience
      **Technician, Harbor Works** || Jan 2020 – Mar 2023
      - Help desk lead for nine offices and two plants
      - Assisted living residents moved safely to new rooms
      - Served as captain`,
    'an assistant who assists once': `
      # Experience
      **Teaching Assistant, Lake School** || Jan 2020 – Mar 2023
      - Assisted the lead teacher in class every day
      - Graded 140 papers a week`,
  },
  flags: {
    'what was learned or attended instead of done': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Gained deep insights into the trade of nine harbors
        - Acquired practical and technical knowledge of cranes and locks
        - Actively engaged in the weekly planning of the group`,
      findings: [
        'major: Gained deep insights into',
        'major: Acquired practical and technical knowledge of',
        'minor: Actively engaged in',
      ],
    },
    'duties instead of deeds': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Responsible for managing a team of five
        - Was involved in the launch of a warehouse
        - Duties included stocking shelves and greeting guests
        - Worked on the onboarding guide for new staff`,
      findings: ['major: Responsible for', 'major: Was involved in', 'major: Duties included', 'major: Worked on'],
    },
    'soft openings without a result': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Helped with the annual report of the group
        - Participated in the weekly planning of the group`,
      findings: ['minor: Helped with', 'minor: Participated in'],
    },
  },
});

test('who used a tool is asked for what was made with it first', () => {
  const [found] = contentBulletWeakStart.check(
    resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Utilized spreadsheets for the reports of the harbor`),
  );
  expect(found?.advice).toContain('Begin with what you made or reached, and name the means behind it.');
});
