import { testRule } from '../../testing/test-rule.ts';
import { contentSkillGroups } from './content-skill-groups.ts';

testRule(contentSkillGroups, {
  accepts: {
    'groups with labels': `
      # Skills
      Languages: Python, Java, SQL, PHP, Kotlin
      Tools: Git, Docker, Figma, Excel, Linux
      Methods: Scrum, Kanban, Testing, Payroll`,
    'groups with labels in bold': `
      # Skills
      **Languages** Python, Java, SQL, PHP, Kotlin
      **Tools** Git, Docker, Figma, Excel, Linux
      **Methods** Scrum, Kanban, Testing, Payroll`,
    'a short list': `
      # Skills
      Python, Java, SQL, PHP, Kotlin, Git, Docker`,
    'a skill on each line': `
      # Skills
      - Python
      - Java
      - SQL
      - PHP
      - Kotlin
      - Git
      - Docker
      - Figma
      - Excel
      - Linux
      - Scrum
      - Kanban
      - Payroll`,
  },
  flags: {
    'a list that runs on': {
      resume: `
        # Skills
        Python, Java, SQL, Client care, Git, Docker, Figma
        Excel, Linux, Scrum, Kanban, Payroll, Welding, Ledgers`,
      findings: ['minor: Python, Java, SQL, Client care, Git, Docker, Figma'],
    },
  },
});
