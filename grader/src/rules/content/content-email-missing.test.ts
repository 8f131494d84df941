import { testRule } from '../../testing/test-rule.ts';
import { contentEmailMissing } from './content-email-missing.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`;

testRule(contentEmailMissing, {
  accepts: {
    'an address in the header': work,
    'an address with blanks in it': `
      Maria Example
      maria.example @ mail.com | (512) 555-0143
      ${work}`,
    'an address in brackets': `
      Maria Example
      (maria@example.com) | (512) 555-0143
      ${work}`,
    'an address at the foot': `
      Maria Example
      (512) 555-0143
      ${work}
      # Contact
      maria@mail.co.uk`,
  },
  flags: {
    'an address that programs cannot read': {
      resume: `
        Maria Example
        maria @ <example.com> | (512) 555-0143
        ${work}`,
      findings: ['minor: maria @ <example.com>'],
    },
    'a header without one': {
      resume: `
        Maria Example
        (512) 555-0143 | Austin, TX
        ${work}`,
      findings: ['critical: Add an email address'],
    },
    'none in the text below a picture that may hold it': {
      resume: `
        ![40 30 500 90]
        Maria Example
        (512) 555-0143 | Austin, TX
        ${work}`,
      findings: ['critical: Write your email address as text'],
    },
    'a handle that is no address': {
      resume: `
        Maria Example
        @mariaexample | (512) 555-0143
        ${work}`,
      findings: ['critical: Add an email address'],
    },
  },
});
