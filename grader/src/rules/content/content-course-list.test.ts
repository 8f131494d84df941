import { testRule } from '../../testing/test-rule.ts';
import { contentCourseList } from './content-course-list.ts';

const work = `
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  - Led a team of five and cut the closing time from 9 days to 4`;
const courses =
  'Algebra, Optics, Glass, Lamps, Winches, Ropes, Tides, Harbor Law, Ledgers, Freight, Rosters, Letters, Weather';

testRule(contentCourseList, {
  accepts: {
    'a choice of courses': `${work}
      # Education
      **BSc Physics, Elm University** || 2019
      Relevant Coursework: Algebra, Optics, Glass, Lamps`,
    'courses by number, with their names in brackets': `${work}
      # Education
      **BSc Physics, Elm University** || 2019
      Relevant Coursework: PH1 (Glass, Lamps, Lenses), PH2 (Ropes, Winches, Tides), PH3 (Law, Letters, Weather, Freight)`,
    'courses of somebody without work': `
      # Education
      **BSc Physics, Elm University** || 2027
      Relevant Coursework: ${courses}`,
    'what courses were about': `${work}
      # Coursework
      Optics, in which we ground nine lenses by hand and measured all of them against those of the harbor
      Weather, in which we drew the winds of one year, of each of the nine stations, on maps that are still used`,
  },
  flags: {
    'a section of them': {
      resume: `${work}
        # Coursework
        ${courses}`,
      findings: ['minor: Algebra, Optics, Glass, Lamps, Winches, Ropes, Tides, Harbor…'],
    },
    'a list under a degree': {
      resume: `${work}
        # Education
        **BSc Physics, Elm University** || 2019
        Relevant Coursework: ${courses}`,
      findings: ['minor: Relevant Coursework: Algebra, Optics, Glass, Lamps, Winches,…'],
    },
  },
});
