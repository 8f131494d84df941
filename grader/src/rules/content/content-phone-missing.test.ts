import { testRule } from '../../testing/test-rule.ts';
import { contentPhoneMissing } from './content-phone-missing.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`;

testRule(contentPhoneMissing, {
  accepts: {
    'a number behind a postcode, with dots and blanks': `
      Maria Example
      maria@mail.com | Austin, TX 78701 512. 555. 0143
      ${work}`,
    'the nine digits of a Spanish number on their own': `
      Maria Example
      maria@mail.com | Sevilla
      612345678
      ${work}`,
    'an American number': work,
    'a number with a country code': `
      Maria Example
      maria@mail.com | +44 20 7946 0018 | London
      ${work}`,
    'a number at the foot': `
      Maria Example
      maria@mail.com
      ${work}
      # Contact
      Phone: 512 555 0143`,
  },
  flags: {
    'a header without one': {
      resume: `
        Maria Example
        maria@mail.com | Austin, TX
        ${work}`,
      findings: ['major: Add a phone number'],
    },
    'none in the text below a picture that may hold it': {
      resume: `
        ![40 30 500 90]
        Maria Example
        maria@mail.com | Austin, TX
        ${work}`,
      findings: ['major: Write your phone number as text'],
    },
    'the dates of an analyst are none': {
      resume: `
        Maria Example
        maria@mail.com | Austin, TX
        # Experience
        Case Analyst 05.2020 - 07.2020
        - Led a team of five`,
      findings: ['major: Add a phone number'],
    },
    'years and a postcode are none': {
      resume: `
        Maria Example
        maria@mail.com | Austin, TX 78701-1234 | 2019 - 2023
        ${work}`,
      findings: ['major: Add a phone number'],
    },
  },
});
