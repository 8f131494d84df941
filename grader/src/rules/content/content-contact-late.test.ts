import { testRule } from '../../testing/test-rule.ts';
import { contentContactLate } from './content-contact-late.ts';

const work = `
  # Experience
  **Clerk, Delta Foods** || Feb 2017 – Dec 2019
  - Counted stock in two warehouses every month`;

testRule(contentContactLate, {
  accepts: {
    'the address of somebody who can be asked': `
      Ligaya Santos {size=18}
      ${work}
      ~~~
      # Referrers
      Professor Ada Reed, Elm College, ada@example.com`,
    'a number of a seat that is too short for a phone': `
      Ligaya Santos {size=18}
      ${work}
      ~~~
      # Contact
      Mobile: 04107732`,
    'an address at the top that is kept from machines': `
      Ligaya Santos {size=18}
      ligaya[at]example[dot]com
      ${work}
      ~~~
      # Contact
      ligaya@example.com`,
    'an American number below the name': `
      Ligaya Santos {size=18}
      512-555-0143
      ${work}
      ~~~
      Ligaya Santos, ligaya@example.com`,
    'details at the top, and once more at the end': `
      Ligaya Santos {size=18}
      ligaya@example.com
      ${work}
      ~~~
      # Contact
      +44 20 7946 0321`,
    'a number at the top and the address at the end': `
      Ligaya Santos {size=18}
      +44 20 7946 0321
      ${work}
      ~~~
      ligaya@example.com`,
    'details at the top of the first page that is not empty': `
      ~~~
      Ligaya Santos {size=18}
      ligaya@example.com
      ${work}
      ~~~
      # References
      On request`,
    'a telephone of an agency at the foot': `
      Ligaya Santos {size=18}
      ${work}
      +44 20 7946 0321 {gap=540}`,
    'details at the head, and once more at the foot': `
      Ligaya Santos {size=18}
      +44 20 7946 0321
      ${work}
      ligaya@example.com {gap=520}`,
    'one page': `
      Ligaya Santos {size=18}
      ${work}
      # Contact
      ligaya@example.com`,
  },
  flags: {
    'details at the foot of the page alone': {
      resume: `
        Ligaya Santos {size=18}
        ${work}
        ligaya@example.com {gap=540}`,
      findings: ['minor: ligaya@example.com'],
    },
    'details on the second page and years with a mark on the first': {
      resume: `
        Ligaya Santos {size=18}
        ${work}
        # Education
        Diploma, Elm College 2003-2006 71.2%
        ~~~
        # Contact
        ligaya@example.com
        +44 20 7946 0321`,
      findings: ['minor: ligaya@example.com'],
    },
    'details on the second page alone': {
      resume: `
        Ligaya Santos {size=18}
        ${work}
        ~~~
        # Contact
        ligaya@example.com
        +44 20 7946 0321`,
      findings: ['minor: ligaya@example.com'],
    },
  },
});
