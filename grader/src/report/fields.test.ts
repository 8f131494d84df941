import { expect, test } from 'vitest';
import { fieldsIn } from '../testing/read-fields.ts';

const namesOf = (posts: readonly { jobTitle: string; company: string }[]) =>
  posts.map(({ jobTitle, company }) => `${jobTitle} / ${company}`);

test('posts of teaching and research are work, those of clubs and of volunteers stand apart', () => {
  const { workExperiences, volunteerExperiences } = fieldsIn(`
    # Experience
    **Data Clerk**, Harbor Works || May 2016 – June 2019
    - Counted the crates of nine ships a week
    # Teaching
    **Teaching Assistant**, Elm University || May 2014 – June 2016
    - Corrected the papers of forty students
    # Activities
    **Club President**, Elm Chess Club || May 2013 – June 2014
    - Led nine players to three cups
    **Chess and lamps**
    # Volunteer Experience
    **Night Guide**, Ash Museum || May 2012 – June 2013
    - Showed forty guests the lamps`);
  expect(namesOf(workExperiences)).toEqual(['Data Clerk / Harbor Works', 'Teaching Assistant / Elm University']);
  expect(namesOf(volunteerExperiences)).toEqual(['Club President / Elm Chess Club', 'Night Guide / Ash Museum']);
});
