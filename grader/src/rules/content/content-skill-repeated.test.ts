import { testRule } from '../../testing/test-rule.ts';
import { contentSkillRepeated } from './content-skill-repeated.ts';

testRule(contentSkillRepeated, {
  accepts: {
    'skills that share a word, and versions': `
      # Skills
      Languages: C, C++, C#, Java, JavaScript
      Data: SQL, SQL Server, Python 2, Python 3
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote SQL for nine reports`,
    'sentences about what somebody can do': `
      # Skills
      Keep up the knowledge of current welding, machining, and repair
      machining, control of ledgers, and use of lathes
      Lathes, welding
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote SQL for nine reports`,
    'one skill in two groups below each other': `
      # Skills
      Code: Python, SQL, Java
      Analysis: Python, R, Excel`,
    'one skill in two groups of one row': `
      # Skills
      Code: Python, SQL, Java Analysis: Python, R, Excel`,
  },
  flags: {
    'one in two groups, one in one line': {
      resume: `
        # Skills
        Languages: C#, Java, SQL, C#
        Tools: Docker, Git, Node.js
        Servers: Linux, docker, NodeJS`,
      findings: ['minor: C#'],
    },
  },
});
