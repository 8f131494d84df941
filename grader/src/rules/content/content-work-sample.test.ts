import { testRule } from '../../testing/test-rule.ts';
import { contentWorkSample } from './content-work-sample.ts';

const work = `
      # Education
      **BSc Computer Science, Hill University** || 2025

      # Projects
      **Library System**
      - Wrote the search in PHP and tested it with twelve pupils`;
const head = `Maria Example
      Junior Web Developer
      maria.example@mail.com | (512) 555-0143`;

testRule(contentWorkSample, {
  accepts: {
    'somebody with a course in computers who is no developer': `
      # Experience
      **Plumber, Harbor Works** || Jan 2026 – Present
      - Laid nine pipes and used the software of a property developer
      # Education
      **Diploma in Computer Applications, Elm College** || 2025`,
    'a degree in computing of somebody who wants to teach': `
      Maria Example
      maria.example@mail.com | (512) 555-0143
      # Objective
      To teach physics to pupils of ten to sixteen years
      # Education
      **BSc Computer Science, Hill University** || 2025
      # Experience
      **Teacher, Elm School** || Jan 2025 – Mar 2026
      - Taught physics to 40 pupils`,
    'a beginner with the address of code': `${head} | github.com/maria-example
      ${work}`,
    'an address behind a word': `${head}
      ${work}
      - See it here {link=https://maria.example/library}`,
    'a developer with years of work': `${head}
      # Experience
      **Web Developer, Harbor Works** || Jan 2016 – Mar 2023
      - Built the shop of a mill with 400 goods`,
    'a trade that cannot be looked at': `
      # Experience
      **Nurse, Harbor Clinic** || Jan 2023 – Mar 2023
      - Cared for 12 patients a day`,
  },
  flags: {
    'a beginning developer with nothing to open': {
      resume: `
        ${head.replaceAll('\n      ', '\n        ')} | linkedin.com/in/maria-example
        ${work.replaceAll('\n      ', '\n        ')}`,
      findings: ['minor: Show work to look at'],
    },
    'a designer without a portfolio': {
      resume: `
        # Experience
        **Graphic Designer, Harbor Works** || Jan 2016 – Mar 2023
        - Drew 40 posters a year for a theatre`,
      findings: ['minor: Show work to look at'],
    },
  },
});
