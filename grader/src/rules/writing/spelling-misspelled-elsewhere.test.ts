import { testRule } from '../../testing/test-rule.ts';
import { spellingMisspelled } from './spelling-misspelled.ts';

testRule(spellingMisspelled, {
  accepts: {
    'the name of a firm near a word, and a town in small letters': `
      # Experience
      **Analyst, Custmer Works** || Jan 2020 – Mar 2023
      - Sold lamps in dehradun`,
    'a term in the name of a paper, and a word in another language': `
      # Publications
      Lamps in the antennal lobe, Journal of Light, 2019
      Los modelos y las memorias del puerto, Revista del Mar, 2018`,
    'the second half of a word': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the certifi cates of nine ships

      # Publications
      A chart of lamps for the gentle recon-
      struction of quays, Journal of Light, 2019`,
    'to whom something is done': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Met each supervisee of the port, and kept its clarifiers

      **Orvinka Valdes**`,
    'other towns near those that are known': `
      # Experience
      **Analyst, Harbor Works, Milwaukie, OR** || Jan 2020 – Mar 2023
      - Sold lamps to Cameron and Shrinagar`,
    'a family name in a list in which little is known': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kelsa Grammer, Orvin Thickeby, Radu Ellbark`,
  },
  flags: {
    'the header of an entry': {
      resume: `
        # Education
        Diploma in evolutinary lamps from Harbor College, 2012
        BACHLOR OF COMMERCE, 2009

        # Experience
        **Industrial lamp manegment, Harbor Works** || Jan 2020 – Mar 2023
        - Sold lamps in nine towns`,
      findings: ['major: evolutinary', 'major: BACHLOR', 'major: manegment'],
    },
    'a publication': {
      resume: `
        # Publications
        An Inteview on lamps with the crew of a port, Journal of Light, 2019`,
      findings: ['major: Inteview'],
    },
    'the label of a personal detail': {
      resume: `
        # Personal details
        NATIONALTY : Norse
        FAHTER NAME : Orvin Ellbark`,
      findings: ['major: NATIONALTY', 'major: FAHTER'],
    },
    'a title with other signs': {
      resume: `
        # TECHNICAL ABILTIES-:
        Lamps, quays

        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Sold lamps in nine towns`,
      findings: ['major: ABILTIES'],
    },
    'a word behind a dash': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Taught lamps - Aysnchronous course`,
      findings: ['major: Aysnchronous'],
    },
    'a slip of a word of titles that is made throughout, and in a line of names': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Gave traning in lamps, traning in quays and traning in light
        - Staff Accomodation Orvinia, Thickebyan, Ellbarka`,
      findings: ['major: traning', 'major: Accomodation'],
    },
    'swapped letters in a town or a state': {
      resume: `
        # Education
        Okalhoma State College, Chiacgo, 2012`,
      findings: ['major: Okalhoma', 'major: Chiacgo'],
    },
    'a long word with a capital, and the first word of a line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Sold the book Fundementals of Light on Televison
        - Indipendant and quick with lamps`,
      findings: ['major: Fundementals', 'major: Televison', 'major: Indipendant'],
    },
  },
});
