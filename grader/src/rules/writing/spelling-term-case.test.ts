import { testRule } from '../../testing/test-rule.ts';
import { spellingTermCase } from './spelling-term-case.ts';

testRule(spellingTermCase, {
  accepts: {
    'windows of a house, MS-DOS, and lines in capitals': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Cleaned each window 10 times and the window nine, and kept MS-DOS and STAAD.Pro lists
      - REVIT AND LINUX
      - Built pages with ReactJS`,
    'what a link leads to, and two words with the one between them': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote of the CnC of nine lamps in the town paper [html] [docx]`,
    'packages as programs call them': `
      # Skills
      Python (pandas, xarray, geopandas, matplotlib), R
      # Projects
      **Lamp Counter** || 2022
      - Asked for the tides by using api.lamps, Python and Flask`,
    'units as they are written': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Tested 33 kV, 5 kg and 9 km lines, KV being a name, on 4K film`,
    'a cad and a soft touch': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold an auto to a cad with a micro soft touch and wrote a script`,
    'names written right': `
      # Skills
      GitHub, JavaScript, PostgreSQL, iOS, jQuery, Node.js`,
    'addresses and commands': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Published code at github.com/maria and linkedin.com/in/maria with javascript-free pages`,
    'words in capitals': `
      # Skills
      GITHUB, JAVASCRIPT AND LINKEDIN`,
    'ordinary words and forms in use': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Opened the windows of nine auto shops and built a server with NodeJS`,
    'companies, words in capitals and verbs': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold lamps to Harbor plc with MS EXCEL and met GPs who excel in word games`,
  },
  flags: {
    'marks inside the names of programs, and programs in capitals': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote lists in Ms-Word and M.S. Excel under Windows-7 and Window XP
        - Drew lamps in Auto-CAD and Staad Pro and earned a diploma in REVIT and LINUX
        - Built pages with ReactJs`,
      findings: [
        'minor: Ms-Word',
        'minor: M.S. Excel',
        'minor: Windows-7',
        'minor: Window',
        'minor: Auto-CAD',
        'minor: Staad Pro',
        'minor: REVIT',
        'minor: LINUX',
        'minor: ReactJs',
      ],
    },
    'units in small letters, and names with a figure or a program': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Laid 33kv lines with a 500 kva set and 40 KWp panels
        - Wrote pages in html5 for apis, in Microsoft word and MS Words`,
      findings: [
        'minor: kv',
        'minor: kva',
        'minor: KWp',
        'minor: Microsoft word',
        'minor: MS Words',
        'minor: html5',
        'minor: apis',
      ],
    },
    'units, and names behind a slash': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Laid 33 KV lines of 9 Kms with a 40KVA set
        - Wrote pages in HTML/Javascript`,
      findings: ['minor: KV', 'minor: Kms', 'minor: KVA', 'minor: Javascript'],
    },
    'names in two halves and in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Drew in auto cad, wrote java script on aws and knew microsoft word`,
      findings: ['minor: auto cad', 'minor: java script', 'minor: aws', 'minor: microsoft'],
    },
    'a product beside its version': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the books in oracle 10g and asked the oracle of the yard`,
      findings: ['minor: oracle'],
    },
    'programs of an office and abbreviations in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote reports in MS office (word, excel, power point and outlook) on plc and Cnc machines in python`,
      findings: [
        'minor: MS office',
        'minor: excel',
        'minor: word',
        'minor: power point',
        'minor: outlook',
        'minor: plc',
        'minor: Cnc',
        'minor: python',
      ],
    },
    'names in the wrong case, each once': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Moved 40 Github repositories and javascript packages
        - Wrote Github actions for a Wordpress site`,
      findings: ['minor: Github', 'minor: javascript', 'minor: Wordpress'],
    },
    'names in a list of skills': {
      resume: `
        # Skills
        Powerpoint, Mysql, Quickbooks`,
      findings: ['minor: Powerpoint', 'minor: Mysql', 'minor: Quickbooks'],
    },
    'names in two halves and abbreviations in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Drew nine harbors in Auto Cad on windows 10 with ms office and html`,
      findings: ['minor: windows', 'minor: ms office', 'minor: html', 'minor: Auto Cad'],
    },
    'volts in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Lit nine halls from a 415v board behind door AB12v`,
      findings: ['minor: v'],
    },
    'a program in two halves behind another': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote the lists of lamps in Excel and power Point`,
      findings: ['minor: power Point'],
    },
  },
});
