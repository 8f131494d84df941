/**
 * What `grader/src/matching/matching-set.test.ts` changes in the resumes of 24 invented people before each is matched
 * with 24 adverts again. A change of one score by any of them fails that test.
 */
export const people = 24;
export const scores = people * people;

export const swaps: { changed: string; into: string }[] = [
  { changed: 'Names', into: 'one of another origin, the same for everybody' },
  { changed: 'Gender', into: 'a name of the other gender; “his” instead of “her”' },
  { changed: 'Age, nationality and family', into: 'a date of birth, a nationality and children are stated' },
  { changed: 'Photo', into: 'one is added' },
  { changed: 'Schools', into: 'a famous university in place of each' },
  { changed: 'Employers', into: 'a famous firm in place of each' },
];
