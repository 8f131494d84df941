/** A page that is a letter to an employer; `middle` is a line of its own before the closing words. */
export const letterOf = ({ closing = 'Yours sincerely,', middle = '' } = {}): string => `
  Dear Madam,
  I read of the post of a lamp engineer in your yard and would like to apply for it with this letter.
  For nine years I have kept the lamps of a harbor, and I would like to keep yours as well as I kept those.
  What I did there, and for whom, stands in my resume; I can begin in May and would be glad to come and see you.
  ${middle}
  ${closing}
  Ada Brenner`;

/** The resume of the person who wrote the letter. Its first line opens weakly. */
export const resumeBeside = `
  Ada Brenner
  ada.brenner@mail.example | (512) 555-0143
  # Experience
  **Lamp Engineer, Harbor Works** || Jan 2015 – Present
  - Responsible for the lamps of nine harbors, and for what they cost, and wrote down how each of them is kept
  - Trained two apprentices in the care of lamps, who both passed their examination at the first attempt
  - Bought the glass for all of them at an auction for half of what it had cost in the years before
  - Led the three people who change the lamps at night, and planned their weeks through two winters
  # Education
  **BSc Physics, Elm University** || 2014
  # Skills
  Lamps, glass, lenses, wiring, winches`;
