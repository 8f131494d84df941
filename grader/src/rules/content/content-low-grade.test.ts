import { testRule } from '../../testing/test-rule.ts';
import { contentLowGrade } from './content-low-grade.ts';

testRule(contentLowGrade, {
  accepts: {
    'a good average': `
      # Education
      **B.A. Economics, Elm College** || 2024
      GPA: 3.4`,
    'a mark of another scale': `
      # Education
      **B.A. Economics, Elm College** || 2024
      GPA: 2.9/10`,
    'marks of a country where 1 is the best': `
      # Education
      **B.A. Economics, Elm College, Hamburg, Germany** || 2024
      GPA: 2.1`,
    'a number of a version': `
      # Skills
      OpenGL 2.1, Unity 2.8`,
  },
  flags: {
    'an average without a scale': {
      resume: `
        # Education
        **B.A. Economics, Elm College** || 2024
        Cumulative GPA: 2.85`,
      findings: ['minor: GPA: 2.85'],
    },
    'an average of four': {
      resume: `
        # Education
        **B.A. Economics, Elm College** || 2024
        2.4/4.0 GPA, Dean of the debate club`,
      findings: ['minor: 2.4/4.0 GPA'],
    },
  },
});
