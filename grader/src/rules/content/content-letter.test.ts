import { testRule } from '../../testing/test-rule.ts';
import { contentLetter } from './content-letter.ts';

const resume = `
  Ada Brenner
  ada.brenner@mail.example | (512) 555-0143
  # Experience
  **Lamp Engineer, Harbor Works** || Jan 2015 – Present
  - Built the lamps of nine harbors, measured what they cost and wrote down how each of them is kept in order
  - Trained two apprentices in the care of lamps, who both passed their examination at the first attempt
  - Bought the glass for all of them at an auction for half of what it had cost in the years before
  - Led the three people who change the lamps at night, and planned their weeks through two winters
  # Education
  **BSc Physics, Elm University** || 2014
  # Skills
  Lamps, glass, lenses, wiring, winches`;

testRule(contentLetter, {
  accepts: {
    'a resume alone': resume,
    'two pages of a resume that closes like a letter': `${resume}
      ~~~
      # Declaration
      All of this is true and I can prove it with papers of the offices that gave them to me at the time.
      Yours faithfully,
      Ada Brenner`,
  },
  flags: {
    'a letter before it': {
      resume: `
        Dear Madam,
        I read of the post of a lamp engineer in your yard and would like to apply for it with this letter.
        For nine years I have kept the lamps of a harbor, and I would like to keep yours as well as those.
        What I did there, and for whom, stands in my resume; I can begin in May and would be glad to come.
        Yours sincerely,
        Ada Brenner
        ~~~
        ${resume}`,
      findings: ['minor: Dear Madam,'],
    },
  },
});
