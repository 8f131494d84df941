import type { Movement } from '@redmark/contract';
import { expect, test } from 'vitest';
import { movementText, shownMovements, signedCredits } from './movement-text.ts';

const movement = (changes: Partial<Movement>): Movement => ({
  id: crypto.randomUUID(),
  at: '2026-11-21T12:00:00Z',
  credits: -1,
  reason: 'hold',
  pending: false,
  note: null,
  resume: null,
  member: null,
  ...changes,
});

test('a hold says whether its credit is spent or only set aside', () => {
  expect(movementText(movement({ pending: true }))).toBe('Set aside while a resume is graded');
  expect(movementText(movement({}))).toBe('Resume graded');
});

test('what support did is said in its own words', () => {
  expect(movementText(movement({ reason: 'grant', credits: 2, note: 'sorry for the wait' }))).toBe(
    'Changed by support: sorry for the wait',
  );
});

test('what moved nothing is not shown', () => {
  expect(shownMovements([movement({}), movement({ reason: 'settlement', credits: 0 })])).toHaveLength(1);
});

test('credits that go are shown with a minus', () => {
  expect([signedCredits(5), signedCredits(-1)]).toEqual(['+5', '−1']);
});
