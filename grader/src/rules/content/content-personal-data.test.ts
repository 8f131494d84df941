import { partsList } from '../../testing/parts-list.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentPersonalData } from './content-personal-data.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`;

testRule(contentPersonalData, {
  accepts: {
    'permission to work and a licence': `
      Maria Example
      maria@mail.com | (512) 555-0143 | US citizen | Driving licence: B
      ${work}`,
    'the words in lines of work': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Weight: 20 kg drones tested by age group
      - Taught sex education to 40 pupils`,
    'what an actor is cast by': partsList,
    'where it is customary': `
      Anna Beispiel
      anna@mail.de | +49 30 1234567 | Berlin, Germany
      Date of birth: 1 May 1990
      ${work}`,
  },
  flags: {
    'two details side by side': {
      resume: `
        # Personal Details
        Nationality: Kenyan || Religion: none
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five`,
      findings: ['major: Nationality: Kenyan Religion: none'],
    },
    'no text of the column beside it': {
      resume: `
        # Personal Details
        Sex: Male || Reads the books of Elm
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five`,
      findings: ['major: Sex: Male'],
    },
    'labels behind signs, with two colons, and with the value in a row of its own': {
      resume: `
        # Personal Details
        - Fathers Name -: Owen Example
        Identity Number :
        Mother: Ada Example
        Sex Female`,
      findings: [
        'major: Fathers Name -: Owen Example',
        'major: Identity Number :',
        'major: Mother: Ada Example',
        'major: Sex Female',
      ],
    },
    'two details under one label, a label that slipped, and others of birth and passport': {
      resume: `
        Maria Example
        maria@mail.com | (512) 555-0143
        ${work}
        # Personal Information
        Nationality/State: Indian
        Maritial Status: Single
        Place of Birth: Pune
        Passport expiry: 15/11/2025`,
      findings: [
        'major: Nationality/State: Indian',
        'major: Maritial Status: Single',
        'major: Place of Birth: Pune',
        'major: Passport expiry: 15/11/2025',
      ],
    },
    'a date of birth below the lines of a job': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people
        Date of Birth || : 07-11-1988`,
      findings: ['major: Date of Birth : 07-11-1988'],
    },
    'a list of details without colons': {
      resume: `
        Maria Example
        maria@mail.com | (512) 555-0143
        ${work}
        # Personal Information
        Father Name || Peter Example
        Marital status || Single
        Nationality || Indian`,
      findings: ['major: Father Name Peter Example', 'major: Marital status Single', 'major: Nationality Indian'],
    },
    'a birth date and a status': {
      resume: `
        Maria Example
        maria@mail.com | (512) 555-0143
        Date of Birth: 1 May 1990 | Marital status: single
        ${work}`,
      findings: ['major: Date of Birth: 1 May 1990', 'major: Marital status: single'],
    },
    'a social security number': {
      resume: `
        Maria Example
        maria@mail.com | (512) 555-0143
        SSN: 123-45-6789
        ${work}`,
      findings: ['critical: SSN: 123-45-6789'],
    },
  },
});
