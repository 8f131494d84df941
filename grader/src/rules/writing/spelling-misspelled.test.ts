import { expect, test } from 'vitest';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf, resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { spellingMisspelled } from './spelling-misspelled.ts';

testRule(spellingMisspelled, {
  accepts: {
    'words that an ending makes of known ones': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote an interactional account of automata for a juried show of lamps`,
    'a month in another language, an algorithm, and a past that is right both ways': `
      # Experience
      **Analyst, Harbor Works** || Oktober 2020 – Dezember 2023
      - Strived for brighter lamps and built a game with minimax search`,
    'a school in its own language, and a word that lost its accent': `
      # Education
      **Universiti Teknologi Mutiara**
      Diploma in Lamps, 2012

      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Drew nine quays with the tools of Lumière Systemes and built them`,
    'a verb that a trade made of its noun, and a doubled s': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led the concepting of nine lamps, focussed on the harbor; the team focusses on light`,
    'a package of five letters, and a word whose first letter stands elsewhere': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the reports of nine harbors with tidyr and knitr in one evening
      - Led the feast of the raduation of our school in the harbor`,
    'a pair of letters that the font names by one': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept lamps afordable for the town`,
    'a new word that begins with "on", and the name of a particle': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the onchain ledger of a polaron sensor for three regions`,
    'a product with another letter than its word, what is done over networks, and the name of a firm': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ran the Elektronic and the Lamp, and sold lamps for esports and evouchers to clubs
      - Kept the books of traiders pvt Ltd in the port`,
    'a word of which the next line has the rest': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Answered the letters of nine custo.
      - mers in the port`,
    'places, and people and languages of places': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold lamps in Rajasthan and Gujarat to Gujarati and Pakistani crews, and to Rajasthani ones`,
    'a word that is cut at the end of its line without a hyphen, and one of hygiene': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led the sanitization of nine kitchens for the schools of the two towns by sea and kept both producti ve for the cooks`,
    'names of firms, tools called by what they do, and what begins with a lost letter': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ran the bonder and the coater of the plant, and innumerous tests
      - Sold lamps to KLM SYSTEL LTD and wrote onstruction of quays`,
    'who or what does something': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the customizer of the shop and its summarizer`,
    'libraries of JavaScript in small letters': `
      # Skills
      reactjs, expressjs, threejs, nodejs`,
    'names and foreign words beside those of titles': `
      # Education
      **Stanford University, Universiti Malaya and Departement Technik** || 2012

      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Met Stanford friends, Mr Engelmann and Kelsey Grammer`,
    'British and American spelling': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Organised the programme and analysed colour data for the centre
      - Organized the program and analyzed color data for the center`,
    'terms, names, addresses and code': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Deployed kubectl plugins with terraform and pytest at Raxotel
      - Kept www.harborwroks.com and dev/recieve running on nginx-ingres`,
    'words English makes on the spot': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Reprioritised backlogs, prequalified vendors and decluttered dashboards for stakeholders`,
    'a word that is a name elsewhere': `
      # Experience
      **Analyst, Custmer Works** || Jan 2020 – Mar 2023
      - Moved the custmer portal to a new host`,
    'a family name that a firm is called after': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Passed the exams of Certwell, a Pearson company, with 2 colleagues`,
    'a line in another language': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Responsable de la gestion administrativa y coordinacion de proveedores`,
    'words of trades, of medicine and of other Englishes': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Fitted contactors and luminaires, did the glanding of cables and despatch of transmittals
      - Treated asystole in renally impaired patients and earned 6 lakh per annum`,
    'names and brands that are near a word': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Moved the archive to Analytica and Connectify with Marketo at Managementor in Wilayat Sohar`,
    'words that a narrow blank beside an f joins': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team ofvendors and staffand kept their books`,
    'names with a capital that differ by a consonant': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Won a prize at Mechanium and drew with Stelin pens`,
    'a title of another language': `
        # CONTACTO:
        Lakeside

        # Experience
        **Clerk, Delta Foods** || 2017 – 2019
        - Counted stock in two warehouses every month`,
    'names that are near long words, and foreign ones': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold lamps to Formanex, Tavell and Solvara, and spoke at the Simposio Internacional in Lima`,
  },
  flags: {
    'a letter that fell out, where the font has its pair': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept lamps afordable for the town and its office staff`,
      findings: ['major: afordable'],
    },
    'places and months': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Sold lamps in Rajsthan and Maharastra in Septmber
        - Kept the instrumetation of lamps`,
      findings: ['major: instrumetation', 'major: Rajsthan', 'major: Maharastra', 'major: Septmber'],
    },
    'titles made of parts, and text above the first title': {
      resume: `
        Maria Example
        maria.exampl@mail.com | github.com/exampel | Austin, TX
        I am a third year student of statistcs
        # INTERSHIPS
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built 12 weekly reports for a team of 40 people`,
      findings: ['major: INTERSHIPS', 'major: statistcs'],
    },
    'words of titles, labels and names of schools': {
      resume: `
        # QUALIFCATION
        **Bachelor of Engeneering, Elm Univercity** || 2012

        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept lamps`,
      findings: ['major: QUALIFCATION', 'major: Engeneering', 'major: Univercity'],
    },
    'long words with a capital that lack a letter or have another': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Installatian of lamps for the Professionel towers
        - Wrote lists of the Erecction and Commissionning of nine cranes`,
      findings: ['major: Installatian', 'major: Professionel', 'major: Erecction', 'major: Commissionning'],
    },
    'an ending that sounds like another, and a wrong vowel': {
      resume: `
        # Experience
        **Fitter, Harbor Works** || Jan 2020 – Mar 2023
        - Repaired the transmition of nine trucks every month
        - Worked towords a safer plant with two engineers`,
      findings: ['major: transmition', 'major: towords'],
    },
    'one slip in a common word, boxed alone': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Handled custmer escalations and protoypes.
        - Paid refferal bonuses.`,
      findings: ['major: custmer', 'major: protoypes', 'major: refferal'],
    },
    'the verb a line opens with': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Managd the budget of nine regional offices`,
      findings: ['major: Managd'],
    },
    'a slip everybody knows, in any case': {
      resume: `
        # Skills
        Project Managment, Python, SQL`,
      findings: ['major: Managment'],
    },
    'a long word with a capital, or in capitals': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Ran the Maintanance of pumps and of engines for nine sites
        - Met the TRAINNING COMMITEE every week to plan all courses for the year
        - Took notes in Managemnt meetings
        - Kept the prepration of food apart`,
      findings: ['major: Maintanance', 'major: TRAINNING', 'major: COMMITEE', 'major: Managemnt', 'major: prepration'],
    },
    'the same slip at several places as one': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Handled custmer calls
        - Wrote custmer letters`,
      findings: ['major: custmer'],
    },
    'two words in one': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Sold nine productsin three regions`,
      findings: ['major: productsin'],
    },
    'a section title': {
      resume: `
        # Work Experiance
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led the launch of a warehouse in Spain`,
      findings: ['major: Experiance'],
    },
    'errors beside names': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Gained exprience at Harvelsk in buisness`,
      findings: ['major: exprience', 'major: buisness'],
    },
  },
});

test('of two near words the one that makes a known title is meant', () => {
  const [finding] = spellingMisspelled.check(resumeOf('# PERSONEL DETAILS\nBorn in Lakeside'));
  expect(finding?.rewrite).toBe('PERSONAL');
});

test('a word whose first letter stands before it in a larger size is whole', () => {
  const pages = pagesOf(`
    # E DUCATION
    **B.A. Economics, Example College** || 2015`);
  const words = pages.flatMap((page) => page.words);
  const at = words.findIndex(({ text }) => text === 'DUCATION');
  const [first, rest] = [words[at - 1], words[at]];
  if (!first || !rest) throw new Error('No title');
  [first.size, rest.x0] = [1.5 * rest.size, first.x1 + 1];
  expect([...spellingMisspelled.check(readResume(pages, '2026-11-21'))]).toEqual([]);
});

test('two words are not parted where no blank of the line was measured', () => {
  const pages = pagesOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Wrote the source code that isavailable on request`);
  const flagged = () => [...spellingMisspelled.check(readResume(pages, '2026-11-21'))].map(({ text }) => text);
  expect(flagged()).toEqual(['isavailable']);
  for (const { words } of pages)
    for (const [i, word] of words.entries()) {
      const next = words[i + 1];
      if (next && next.base === word.base && next.text !== 'Analyst,') word.x1 = Math.max(word.x1, next.x0 + 0.2);
    }
  expect(flagged()).toEqual([]);
});
