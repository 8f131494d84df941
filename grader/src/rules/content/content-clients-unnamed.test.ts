import { testRule } from '../../testing/test-rule.ts';
import { contentClientsUnnamed } from './content-clients-unnamed.ts';

testRule(contentClientsUnnamed, {
  accepts: {
    'clients by name': `
      # Experience
      **Freelance Designer** || Jan 2020 – Mar 2023
      - Drew the logo and the labels of Harbor Works`,
    'clients in the head of the post': `
      # Experience
      **Freelance Designer** || Jan 2020 – Mar 2023
      For: Harbor Works, Oak Press
      - Drew logos and labels`,
    'work for private people': `
      # Experience
      **Hairdresser (self-employed)** || Jan 2020 – Mar 2023
      - Cut and coloured hair and kept the books of the shop`,
    'how many there were': `
      # Experience
      **Freelance Web Developer** || Jan 2020 – Mar 2023
      - Built shops with PHP for 12 small companies`,
    'an address': `
      # Experience
      **Freelance Web Developer** || Jan 2020 – Mar 2023
      - Built and ran elm-maps.com`,
    'a firm that was worked for': `
      # Experience
      **Web Developer (Freelance), Harbor Works** || Jan 2020 – Mar 2023
      - Built a shop with PHP`,
    'lessons for private people': `
      # Experience
      **Freelance Tutor** || Jan 2020 – Mar 2023
      - Taught children to read and to count`,
  },
  flags: {
    'tools and tasks alone': {
      resume: `
        # Experience
        **Freelance Web Developer** || Jan 2020 – Mar 2023
        - Designed and built websites for clients with HTML, JavaScript and Adobe Photoshop
        - Looked after them and answered questions`,
      findings: ['minor: Freelance Web Developer'],
    },
    'no firm but oneself': {
      resume: `
        # Experience
        Web Designer || Jan 2020 – Mar 2023
        Self-employed
        - Drew pages and logos for customers of all kinds`,
      findings: ['minor: Web Designer'],
    },
  },
});
