import { testRule } from '../../testing/test-rule.ts';
import { contentDeclaration } from './content-declaration.ts';

const jobs = `
        # Experience
        **Baker, Mill Bakery** || May 2019 – Present
        - Baked 300 loaves a night for nine shops of the chain
        - Declared the customs value of imported machines and kept the records true and correct`;

testRule(contentDeclaration, {
  accepts: { 'work that is about declarations': jobs },
  flags: {
    'a declaration of one line': {
      resume: `${jobs}

        # Declaration
        I hereby declare that the above information is true to the best of my knowledge.`,
      findings: ['minor: I hereby declare that the above information is true to the best of my knowledge.'],
    },
    'one without a title and broken over two lines': {
      resume: `${jobs}

        I do hereby affirm that all of the statements made by me
        in this paper are correct.`,
      findings: ['minor: I do hereby affirm that all of the statements made by me'],
    },
  },
});
