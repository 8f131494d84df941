import { expect, test } from 'vitest';
import { kindOfNoun } from './kind-of-noun.ts';

test('the last noun of the head tells the kind, whatever stands beside and behind it', () => {
  expect(kindOfNoun('Harbour valve knowledge of the north')).toBe('skills');
  expect(kindOfNoun('Village newspaper articles')).toBe('publications');
  expect(kindOfNoun('PROJECT PARADE')).toBe('projects');
  expect(kindOfNoun('During seminar weeks at Elm')).toBe('certifications');
  expect(kindOfNoun('Papers in the drawer')).toBe('publications');
  expect(kindOfNoun('Awards & recogntions')).toBe('awards');
  expect(kindOfNoun('Instruments tried')).toBe('skills');
});

test('an employer, a post, the title of duties and words without a noun of sections have none', () => {
  for (const text of ['Harbor Works Training Ltd', 'Training Manager', 'Key responsibilities handled', 'Celebrities'])
    expect(kindOfNoun(text), text).toBeUndefined();
});
