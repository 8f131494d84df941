import { testRule } from '../../testing/test-rule.ts';
import { contentPlaceholderText } from './content-placeholder-text.ts';

testRule(contentPlaceholderText, {
  accepts: {
    'Roman numbers and sizes': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold shirts of size XXL and XXXL, and wrote part XX of the rules`,
    'a board in brackets, and a label above what it asks for': `
      # Education
      Tenth class [State Board] || 2012
      # Experience
      JOB TITLE
      Piping draughtsman for boilers
      - Drew the pipes of two mills`,
    'a link that is called so': `
      # Projects
      **Harbor Map** [link] || 2020 – 2023
      - Drew 40 maps of tides`,
    'labels with a value, and heads of a table': `
      # Experience
      Company Name : Harbor Works
      Job Title || Analyst of prices
      Company Name || Position held
      - Asked callers to give your name and theirs`,
    'own details': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five analysts [five days a week] for Super Bowl XXX`,
    'the words inside a sentence': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Replaced “lorem ipsum” copy and wrote a job title guide for each company name`,
    'a number of one’s own': `
      Maria Example
      maria@mail.com | (512) 456-7890
      # Skills
      Excel`,
    'a time in one pair of brackets, and a word in some': `
      # Experience
      **Analyst, Harbor Works** [Jan 2020 – Mar 2023]
      - Sold maps: posters (linked to the site) and books`,
  },
  flags: {
    'a school that a sample invents, and a link nobody put in': {
      resume: `
        # Education
        **B.A. Economics, Borcelle University** || 2016
        # Projects
        Harbor Map: (link)`,
      findings: ['critical: Borcelle University', 'critical: (link)'],
    },
    'what the form of a vitae asks for': {
      resume: `
        # Education
        Curriculum vitae Replace with First name(s) Surname(s)
        **B.A. Economics, Elm College** || 2016`,
      findings: ['critical: Replace with First name(s) Surname(s)'],
    },
    'dates in the brackets of a form': {
      resume: `
        # Education
        **B.A. Economics, Elm College**
        Graduation: [June, 2024]
        # Experience
        **Analyst, Harbor Works** [April, 2023] - [July, 2023]
        - Built 12 weekly reports for a team of 40 people`,
      findings: ['minor: [June, 2024]', 'minor: [April, 2023] - [July, 2023]'],
    },
    'an employer nobody filled in above a line of text': {
      resume: `
        # Experience
        Design Intern || Jun 2020 – Aug 2020
        COMPANY NAME HERE
        Responsible for the pictures of the shop`,
      findings: ['critical: COMPANY NAME HERE'],
    },
    'a name between signs that a program was to fill in': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - <<Duty_2>> of the yard`,
      findings: ['critical: <<Duty_2>>'],
    },
    'an amount that was masked': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Watched over €XXK+ of sales a day`,
      findings: ['minor: €XXK+'],
    },
    'an address that is still to come': {
      resume: `
        # Projects
        **Library System** (link to site)
        - Wrote the search and tested it with twelve pupils
        Website: I am working on it`,
      findings: ['critical: (link to site)', 'critical: I am working on it'],
    },
    'a note of what is still to come': {
      resume: `
        # Experience
        [I still need to add my years at the harbor]
        - Built weekly reports`,
      findings: ['critical: [I still need to add my years at the harbor]'],
    },
    'words of templates in other forms': {
      resume: `
        # Experience
        Company's Name
        - Built weekly reports
        # Education
        Some Good University`,
      findings: ["critical: Company's Name", 'critical: Some Good University'],
    },
    'brackets and filler text': {
      resume: `
        # Experience
        **Analyst, [Company Name]** || Jan 2020 – Mar 2023
        - Lorem ipsum dolor sit amet`,
      findings: ['critical: [Company Name]', 'critical: Lorem ipsum dolor'],
    },
    'a question of the template with its example': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - What came of your work that counts? (e.g. Saved nine weeks for the yard)`,
      findings: ['critical: What came of your work that counts?'],
    },
    'signs of markup before a title': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five analysts
        ## Projects in spring
        - Drew nine maps`,
      findings: ['major: ##'],
    },
    'a length that was meant for a program': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - [1.5em] Drew nine maps`,
      findings: ['major: [1.5em]'],
    },
    'a header nobody filled in': {
      resume: `
        Your Name
        123-456-7890 | maria@mail.com
        # Experience
        **Job Title** || Month Year
        - Led a team of five analysts`,
      findings: ['critical: Your Name', 'critical: 123-456-7890', 'critical: Job Title', 'critical: Month Year'],
    },
  },
});
