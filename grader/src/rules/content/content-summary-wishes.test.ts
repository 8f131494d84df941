import { testRule } from '../../testing/test-rule.ts';
import { contentSummaryQuality } from './content-summary-quality.ts';

testRule(contentSummaryQuality, {
  accepts: {
    'what somebody can do before a wish': `
      # Objective
      Welder with experience in hulls and masts, looking for an opportunity to use these skills at a yard
      # Education
      **Diploma in Welding, Elm College** || 2025`,
  },
  flags: {
    'a wish behind a trait': {
      resume: `
      # Objective
      Calm and careful with an eye for order. Would like to join a lively company that furthers my growth
      # Experience
      **Ledger Clerk, Harbor Works** || Jan 2014 – Mar 2023
      - Led a team of five`,
      findings: [
        'minor: Calm and careful with an eye for order. Would like to join a lively company that furthers my growth',
      ],
    },
    'a wish for oneself in few words': {
      resume: `
      # Objective
      To make more of myself, to the gain of my organization
      # Experience
      **Ledger Clerk, Harbor Works** || Jan 2014 – Mar 2023
      - Led a team of five`,
      findings: ['minor: To make more of myself, to the gain of my organization'],
    },
    'a fresh graduate who names neither field nor skill': {
      resume: `
      # Objective
      To join a firm as a fresh graduate, use what I know of my trade, and grow with its success and goals
      # Education
      **Diploma in Welding, Elm College** || 2025`,
      findings: [
        'minor: To join a firm as a fresh graduate, use what I know of my trade, and grow with its success and goals',
      ],
    },
    'a field, and beside it only what is hoped for': {
      resume: `
      # Objective
      Seeking a career in the field of boat repair with an organization that provides me a lively environment and growth
      # Education
      **Diploma in Welding, Elm College** || 2025`,
      findings: [
        'minor: Seeking a career in the field of boat repair with an organization that provides me a lively environment and growth',
      ],
    },
  },
});
