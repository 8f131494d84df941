import { testRule } from '../../testing/test-rule.ts';
import { contentProjectOwnPart } from './content-project-own-part.ts';

testRule(contentProjectOwnPart, {
  accepts: {
    'a project with the part of its author': `
      # Projects
      **Library System**
      - This system is used by a school to lend 4,000 books
      - Wrote the search and tested it with twelve pupils`,
    'a role under a label': `
      # Projects
      **Library System**
      The application is used by a school to lend its books to pupils and teachers.
      Role: search and tests`,
    'lines in the present': `
      # Projects
      **Library System**
      - Keep the records of a school library in a system that its pupils use every day`,
    'no more than a name': `
      # Projects
      **Library System** || 2021
      **Shop for Plants** || 2020`,
  },
  flags: {
    'two projects that tell of the product alone': {
      resume: `
        # Projects
        **Library System**
        - This system is a web application which is used to lend the books of a school to its pupils
        **Shop for Plants**
        - The website allows customers to order plants and provides them with advice about soil and light`,
      findings: ['minor: Library System', 'minor: Shop for Plants'],
    },
  },
});
