import { testRule } from '../../testing/test-rule.ts';
import { contentDateImpossible } from './content-date-impossible.ts';

const role = (date: string) => `
      # Experience
      **Analyst, Harbor Works** || ${date}
      - Led a team of five`;

testRule(contentDateImpossible, {
  accepts: {
    'a job that is called present and names its beginning': `
      # Work Experience
      - Currently working at Harbor Works Pvt Ltd since April 2019
      - I have worked for Delta Foods Ltd as Service Engineer from March 2014 to January 2016.`,
    'a job that is called present and goes on': `
      # Work Experience
      - Now I am working for Harbor Works Pvt Ltd as Site Engineer from February 2016 to present.`,
    'a range that leaves out its first year': `
      # Experience
      **Teaching Assistant, Elm College** || September – March 2014
      - Graded 90 papers a week`,
    'a range that leaves out its first year, behind its day': role('9th October to 4th May 2011'),
    'a day of the month behind a dash': role('September 2022 – 17'),
    'a range in order': role('Jan 2020 – Mar 2023'),
    'one month, and one that goes on': role('Mar 2023 – Present'),
    'an academic year': role('2019/20'),
    'terms of an academic year': role('Winter 2014 – Summer 2014'),
    'two open times below each other': role('2019 –\n      2017 –'),
    'a month behind its year': role('2018/05'),
    'a range with short years in order': role('Feb ’14 – May ’16'),
    'a degree to come': `
      # Education
      **BSc Economics, State University** || Sep 2025 – May 2029`,
  },
  flags: {
    'a job that is called present although it ended': {
      resume: `
        # Work Experience
        - Now I am working for Harbor Works Pvt Ltd as Site Engineer from February 2016 to January 2017.
        - I have worked for Delta Foods Ltd as Service Engineer from March 2014 to January 2016.`,
      findings: ['major: February 2016 to January 2017'],
    },
    'an end before the start': { resume: role('Mar 2023 – Jan 2020'), findings: ['major: Mar 2023 – Jan 2020'] },
    'short years of which the first is later': {
      resume: role('Feb ’19 – May ’16'),
      findings: ['major: Feb ’19 – May ’16'],
    },
    'a time longer than a life': { resume: role('Mar 1955 – Jan 2020'), findings: ['major: Mar 1955 – Jan 2020'] },
    'a start in the future': { resume: role('Mar 2028 – Present'), findings: ['major: Mar 2028 – Present'] },
  },
});
