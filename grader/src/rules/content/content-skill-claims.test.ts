import { testRule } from '../../testing/test-rule.ts';
import { contentSkillClaims } from './content-skill-claims.ts';

testRule(contentSkillClaims, {
  accepts: {
    'names of tools and methods, and a claim among them': `
      # Skills
      - Welding of steel and aluminium, good knowledge of hulls
      - AutoCAD, SolidWorks
      - Able to read plans of boats`,
    'claims among many lines of duties': `
      # Skills
      - Strong knowledge of hulls
      ${Array.from({ length: 12 }, (_, i) => `- Repaired the hulls of ${i + 20} boats in the yard of the town`).join('\n      ')}
      - Able to read plans
      - Good understanding of engines
      - Skilled in painting`,
    'traits, of which another note tells': `
      # Skills
      - Good communication skills
      - Strong leadership skills
      - Excellent interpersonal skills
      - Ability to work under pressure`,
  },
  flags: {
    'a section that speaks in claims': {
      resume: `
      # Skills
      - Strong knowledge of the hulls of small boats
      - Able to read the plans of engines and pumps
      - Good understanding of paint and varnish
      - Skilled in the repair of sails
      - Thorough knowledge of the rules of the port`,
      findings: ['minor: Strong knowledge of the hulls of small boats'],
    },
  },
});
