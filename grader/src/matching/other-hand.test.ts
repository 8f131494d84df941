import { expect, test } from 'vitest';
import { matchingPairs } from '../testing/matching-set.ts';
import { resumeOf } from '../testing/resume-of.ts';
import { matchResume, readAdvert } from './index.ts';

const pairs = matchingPairs('third');

test('of people and adverts that another hand wrote, the right person is among the first three, and first for most', () => {
  const people = pairs.map(({ name, resume }) => ({ name, resume: resumeOf(resume) }));
  const places = pairs.map(({ name, advert }) => {
    const asked = readAdvert(advert);
    const scored = people.map((person) => ({ name: person.name, score: matchResume(person.resume, asked).score }));
    const own = scored.find((person) => person.name === name)?.score ?? 0;
    return scored.filter(({ score }) => score > own).length + 1;
  });
  expect(places).toHaveLength(24);
  expect(places.filter((place) => place <= 3).length).toBeGreaterThanOrEqual(0.95 * pairs.length);
  expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(0.85 * pairs.length);
});
