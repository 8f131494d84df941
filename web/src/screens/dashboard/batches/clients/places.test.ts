import type { BatchFile } from '@redmark/contract';
import { expect, test } from 'vitest';
import { placesOf, proposed } from './places.ts';

const file = (number: number, person: string, clientId: string | null = null): BatchFile => ({
  number,
  fileName: `${number}.pdf`,
  size: 1000,
  state: 'done',
  resumeId: `0d2a4f6e-1111-4222-8333-44445555666${number}`,
  error: null,
  sameAs: null,
  isFree: false,
  grade: 'B',
  person,
  clientId,
});
const clients = [{ id: 'mira', name: 'Mira Example' }];

test.each([
  [file(1, 'MIRA EXAMPLE'), 'mira'],
  [file(1, 'Bela Novak'), 'new'],
  [file(1, ''), 'nobody'],
  [file(1, 'Mira Example', 'bela'), 'bela'],
])('of %o, %s is proposed', (one, choice) => expect(proposed(one, clients)).toBe(choice));

test('only what changes is sent, with the name of a new client or the id of one that is there', () => {
  const files = [file(1, 'Bela Novak'), file(2, 'Mira Example'), file(3, ''), file(4, 'Ada', 'ada')];
  expect(placesOf(files, (one) => proposed(one, clients))).toEqual([
    { resumeId: files[0]?.resumeId, clientId: null, name: 'Bela Novak' },
    { resumeId: files[1]?.resumeId, clientId: 'mira', name: '' },
  ]);
});
