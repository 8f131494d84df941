import { testRule } from '../../testing/test-rule.ts';
import { grammarApostrophe } from './grammar-apostrophe.ts';

testRule(grammarApostrophe, {
  accepts: {
    'a diploma of so many years, which is a compound': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Taught nine clerks beside a 4 years diploma in the evening`,
    'what belongs to somebody': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept NASA's archive, the client's books and three clients' taxes
      - Earned a bachelor's and a master's in law`,
    'plurals as they should be': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Repaired 40 PCs and read the CVs of nine engineers`,
    'years that own nothing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept books for one year and gained a year of experience with six months to spare`,
    'people who are given things': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Gave customers instructions and met clients needing lamps as per the vendors`,
    'things that own something': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Read the drawing's scale and the machine's of his yard, and cleaned equipment's lids`,
  },
  flags: {
    'masses and short forms before “like”, “based” and “&”': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Mended equipment’s like lamps, and gained knowledge’s in sails
        - Wrote BOQ’s & tenders for 40 no’s lamps`,
      findings: ['minor: equipment’s', 'minor: knowledge’s', 'minor: no’s', 'minor: BOQ’s'],
    },
    'things and masses that own nothing': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Repaired electrical equipment’s and pumps, and sent purchase order’s to nine firms`,
      findings: ['minor: equipment’s', 'minor: order’s'],
    },
    'what several people need': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Drew lamps as per clients requirements and answered all customers queries`,
      findings: ['minor: clients', 'minor: customers'],
    },
    'plurals with an apostrophe': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Repaired 40 PC's and read CV's, with KPI's for nine clerk's in Spain`,
      findings: ["minor: PC's", "minor: CV's", "minor: KPI's", "minor: clerk's"],
    },
    'lengths of time and degrees that own something': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Took 6 weeks training for a masters degree, with five years of experience`,
      findings: ['minor: weeks', 'minor: masters'],
    },
    'one year that owns its experience': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Gained one year experience and 7 days in-plant training`,
      findings: ['minor: days', 'minor: year'],
    },
  },
});
