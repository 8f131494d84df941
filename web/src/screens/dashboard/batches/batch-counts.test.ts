import type { BatchFile, BatchFileState } from '@redmark/contract';
import { expect, test } from 'vitest';
import { affordable, countsOf, priceText } from './batch-counts.ts';

const filesIn = (...states: (BatchFileState | 'free')[]): BatchFile[] =>
  states.map((state, at) => ({
    number: at + 1,
    fileName: `${at}.pdf`,
    size: 10,
    state: state === 'free' ? 'ready' : state,
    resumeId: null,
    error: null,
    sameAs: null,
    isFree: state === 'free',
    grade: null,
    person: '',
    clientId: null,
  }));

test('the price is told for what is ready, and less for what was graded before', () => {
  const counts = countsOf(filesIn('ready', 'ready', 'free', 'refused', 'same', 'waiting', 'done', 'running'));
  expect(counts).toEqual({
    all: 8,
    waiting: 1,
    sendable: 7,
    notTaken: 2,
    underWay: 1,
    graded: 1,
    begun: 2,
    startable: 3,
    price: 2,
  });
  expect(priceText(counts, 20)).toBe(
    '3 resumes, 2 credits; you have 20. 1 of them was graded before and cost nothing.',
  );
});

test('with too few credits, as many are graded as there are credits for, and the free ones', () => {
  const counts = countsOf(filesIn('ready', 'ready', 'failed', 'free'));
  expect([affordable(counts, 2), affordable(counts, 0), affordable(counts, 9)]).toEqual([
    { files: 3, credits: 2 },
    { files: 1, credits: 0 },
    { files: 4, credits: 3 },
  ]);
  expect(priceText(countsOf(filesIn('ready')), 0)).toBe('1 resume, 1 credit; you have 0.');
  expect(priceText(countsOf(filesIn('free', 'free')), 0)).toBe('2 resumes, graded before: they cost nothing.');
});
