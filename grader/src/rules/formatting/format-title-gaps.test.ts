import { testRule } from '../../testing/test-rule.ts';
import { formatTitleGaps } from './format-title-gaps.ts';

const job = `**Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote the manual that 3 offices still use`;

testRule(formatTitleGaps, {
  accepts: {
    'even space around all titles': `
      # Summary
      Analyst of freight with six years in two harbors.
      # Experience
      ${job}
      # Education
      BSc Economics, University of Elmfield || 2016
      # Skills
      Excel, SQL, Power BI
      # Languages
      English, Danish
      # Interests
      Rowing, chess`,
    'one title with a line more above it': `
      # Summary
      Analyst of freight with six years in two harbors.
      # Experience
      ${job}
      # Education {gap=14}
      BSc Economics, University of Elmfield || 2016
      # Skills
      Excel, SQL, Power BI
      # Languages
      English, Danish
      # Interests
      Rowing, chess`,
    'titles right below others, of which they are parts': `
      # Summary
      Analyst of freight with six years in two harbors.
      # Experience {gap=14}
      ${job}
      # Education {gap=14}
      BSc Economics, University of Elmfield || 2016
      # Awards {gap=14}
      Prize of the town for work in the yard || 2017
      # Publications {gap=14}
      # Journal Articles
      Freight of the north, Harbor Monthly || 2019
      # Skills {gap=14}
      # Languages
      English, Danish`,
    'half of the titles with more space, as a style has it': `
      # Summary
      Analyst of freight with six years in two harbors.
      # Experience {gap=14}
      ${job}
      # Education {gap=14}
      BSc Economics, University of Elmfield || 2016
      # Skills
      Excel, SQL, Power BI
      # Languages {gap=14}
      English, Danish
      # Interests
      Rowing, chess`,
    'titles beside their text': `
      # Summary
      Analyst of freight with six years in two harbors.
      # Experience
      ${job}
      # Education
      BSc Economics, University of Elmfield || 2016
      # Skills
      Excel, SQL, Power BI
      # Languages || English and Danish {gap=18}
      Both are spoken and written at work
      # Interests || Rowing and chess {gap=30}
      Second in the Elmfield open of 2019`,
    'a picture between a section and the next title': `
      # Summary
      Analyst of freight with six years in two harbors.
      # Experience
      ${job}
      # Education
      BSc Economics, University of Elmfield || 2016
      ![60 290 400 40]
      # Skills {gap=60}
      Excel, SQL, Power BI
      # Languages
      English, Danish
      # Interests
      Rowing, chess`,
  },
  flags: {
    'titles with blank lines above them or below': {
      resume: `
      # Summary
      Analyst of freight with six years in two harbors.
      # Experience
      ${job}
      # Education {gap=30}
      BSc Economics, University of Elmfield || 2016
      # Skills
      Excel, SQL, Power BI {gap=14}
      # Languages
      English, Danish
      # Interests
      Rowing, chess`,
      findings: ['minor: Education', 'minor: Skills'],
    },
  },
});
