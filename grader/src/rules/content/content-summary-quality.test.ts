import { testRule } from '../../testing/test-rule.ts';
import { contentSummaryQuality } from './content-summary-quality.ts';

testRule(contentSummaryQuality, {
  accepts: {
    'a profession, years and a result': `
      # Summary
      Nurse with nine years in intensive care. Cut medication errors by 40% on a ward of 24 beds.`,
    'a student who looks for a place': `
      # Objective
      Computer science student seeking an internship role in embedded systems.
      # Education
      **BSc Computer Science, State University** || Expected May 2027`,
    'a motivated worker who names the work': `
      # Summary
      Dedicated and enthusiastic carpenter known for clean joints and finished on time in old houses.`,
  },
  flags: {
    'nothing but phrases': {
      resume: `
        # Summary
        Passionate thought leader who thinks outside the box, moves the needle and uses world-class synergy.`,
      findings: [
        'minor: Passionate thought leader who thinks outside the box, moves the needle and uses world-class synergy.',
      ],
    },
    'a wish instead of an offer': {
      resume: `
        # Objective
        Seeking a challenging position in a growing company where my skills are used.
        # Experience
        **Analyst, Harbor Works** || Jan 2015 – Mar 2023
        - Led a team of five`,
      findings: ['minor: Seeking a challenging position in a growing company where my skills are used.'],
    },
  },
});
