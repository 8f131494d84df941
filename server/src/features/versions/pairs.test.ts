import { expect, test } from 'vitest';
import { keyOfPerson, pairsOf } from './pairs.ts';
import type { Graded } from './version-records.ts';

const upload = (id: string, person: string, lineId: string | null = null): Graded => ({
  id,
  person,
  lineId,
  fileName: `${id}.pdf`,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  sha256: id,
});
const namesOf = (...given: Parameters<typeof pairsOf>) =>
  [...pairsOf(...given)].map(({ moved, to }) => `${moved.id} → ${to.id}`);

test.each([
  ['Ada Byron', 'ADA M. BYRON'],
  ['José Núñez', 'Jose Nunez'],
])('%s and %s are one name', (one, other) => expect(keyOfPerson(one)).toBe(keyOfPerson(other)));

test('two uploads of one name are a pair once, the newer moved to the older', () => {
  expect(namesOf([upload('new', 'Ada Byron'), upload('old', 'Ada Byron')], [])).toEqual(['new → old']);
});

test('other names, and uploads without a name, are no pair', () => {
  expect(namesOf([upload('a', 'Ada Byron'), upload('b', 'Ada King'), upload('c', ''), upload('d', '')], [])).toEqual(
    [],
  );
});

test('a single upload is moved to a line, whichever is newer, and a line is never moved', () => {
  const line = [upload('l2', 'Ada Byron', 'l'), upload('l1', 'Ada Byron', 'l')];
  const other = [upload('m2', 'Ada Byron', 'm'), upload('m1', 'Ada Byron', 'm')];
  expect(namesOf([...line, upload('old', 'Ada Byron')], [])).toEqual(['old → l2']);
  expect(namesOf([upload('new', 'Ada Byron'), ...line], [])).toEqual(['new → l2']);
  expect(namesOf([...line, ...other], [])).toEqual([]);
});

test('the same bytes are no version, and what was said to be apart from one of a line is apart from all of it', () => {
  const twin = { ...upload('twin', 'Ada Byron'), sha256: 'old' };
  expect(namesOf([twin, upload('old', 'Ada Byron')], [])).toEqual([]);
  const line = [upload('l2', 'Ada Byron', 'l'), upload('l1', 'Ada Byron', 'l')];
  expect(namesOf([upload('new', 'Ada Byron'), ...line], [{ one_id: 'l1', other_id: 'new' }])).toEqual([]);
});
