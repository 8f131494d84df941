import { contactUs } from '@redmark/contract';
import { expect, test, vi } from 'vitest';
import { send, urlOf } from './send.ts';

test('parameters are filled into the path, under the API base', () => {
  expect(urlOf('/resume/analysis-result/:id', { id: 'a1' })).toBe('/api/resume/analysis-result/a1');
});

test('a parameter cannot leave its segment', () => {
  expect(urlOf('/resume/:id', { id: '../grading' })).toBe('/api/resume/..%2Fgrading');
});

test('a call has no time limit of its own: it waits as long as the browser does', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ message: 'ok' }));
  const message = { firstName: 'A', lastName: 'B', email: 'a@example.com', feedback: 'Ten letters' };
  await send(contactUs, { body: message });
  expect(fetched.mock.calls[0]?.[1]?.signal).toBeUndefined();
});
