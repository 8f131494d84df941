import { expect, test } from 'vitest';
import { takenFor } from './read-as-text.ts';

const namesOf = (readAs: Parameters<typeof takenFor>[0]) => takenFor(readAs).map(({ name }) => name);

test('stage, language and document are shown in plain words', () => {
  expect(namesOf({ stage: 'mid', locale: 'US', document: 'resume', years: 7, english: true })).toEqual([
    'experienced professional',
    'US English',
    'resume',
  ]);
  expect(namesOf({ stage: 'student', locale: 'EU', document: 'academic' })).toEqual([
    'student',
    'European English',
    'academic CV',
  ]);
});

test('a report that does not know its document says what it knows', () => {
  expect(namesOf({ stage: 'senior', locale: 'UK' })).toEqual(['senior professional', 'UK English']);
  expect(namesOf({ stage: 'experienced', locale: 'en-US' })).toEqual(['experienced', 'en-US']);
});

test('the effect of a stage begins with the years it rests on', () => {
  const [career] = takenFor({ stage: 'early', locale: 'US', years: 1 });
  expect(career?.effect).toMatch(/^1 year of dated experience\. Numbers/);
});

test('what is not English says that its writing is not graded', () => {
  expect(takenFor({ stage: 'mid', locale: 'EU', english: false })[1]).toMatchObject({
    name: 'not English',
    effect: expect.stringContaining('writing is not graded'),
  });
});
