import { expect, test } from 'vitest';
import { takeEarlyAnswer } from './early-answer.ts';

test('an early answer is given once, and only to the same call of the same session', async () => {
  const url = '/api/resume/analysis-result/1';
  globalThis.earlyAnswer = { url, token: 'mine', response: Promise.resolve(new Response('early')) };
  expect(takeEarlyAnswer('/api/resume/analysis-result/2', 'mine')).toBeUndefined();
  expect(takeEarlyAnswer(url, 'another')).toBeUndefined();
  expect(takeEarlyAnswer(url, undefined)).toBeUndefined();
  expect(await (await takeEarlyAnswer(url, 'mine'))?.text()).toBe('early');
  expect(takeEarlyAnswer(url, 'mine')).toBeUndefined();
});
