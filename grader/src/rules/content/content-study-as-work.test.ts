import { testRule } from '../../testing/test-rule.ts';
import { contentStudyAsWork } from './content-study-as-work.ts';

testRule(contentStudyAsWork, {
  accepts: {
    'posts of people who study': `
      # Experience
      **Working Student, Harbor Works** || Jan 2022 – Mar 2023
      - Counted 400 crates a week

      **Doctoral Student, Elm University** || Jan 2019 – Dec 2021
      - Measured 40 tides`,
    'who teaches at a boot camp': `
      # Experience
      **Instructor, Elm Coding Bootcamp** || Jan 2022 – Mar 2023
      - Taught 40 people to write programs`,
    'a boot camp among the studies': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Cut the closing time from 9 days to 4
      # Education
      **Certificate in Web Development, Elm Coding Bootcamp** || 2019`,
  },
  flags: {
    'a boot camp as a post': {
      resume: `
        # Experience
        **Junior Web Developer, Elm Coding Bootcamp** || May 2022 – Aug 2022
        - Built three sites in a team of four`,
      findings: ['minor: Junior Web Developer'],
    },
    'time as a student': {
      resume: `
        # Experience
        **Student, Oak Institute** || Jun 2021 – Sep 2021
        - Learned to write programs

        **Clerk, Harbor Works** || Jan 2018 – May 2021
        - Counted 400 crates a week`,
      findings: ['minor: Student'],
    },
  },
});
