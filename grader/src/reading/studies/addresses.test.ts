import { expect, test } from 'vitest';
import { arePlaces } from './addresses.ts';

test('towns, states, codes and roads before a town are places', () => {
  for (const text of ['Leeds', 'Brenzag, Bihar', 'Patna (U.P.)', 'Patna-417263', 'College Road, Brenzag, UK'])
    expect(arePlaces(text, false), text).toBe(true);
});

test('subjects, schools, boards and short letters are none', () => {
  for (const text of ['Commerce', 'Hilara University', 'State Board', 'HIT', 'West Campus', '2014', 'U.P.'])
    expect(arePlaces(text, false), text).toBe(false);
});

test('a town that nobody has listed is one only where that need not be sure', () => {
  expect(arePlaces('Brenzag', true)).toBe(false);
  expect(arePlaces('Maharashtra', true)).toBe(true);
});
