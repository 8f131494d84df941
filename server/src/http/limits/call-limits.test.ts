import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { perMinuteOf } from './call-limits.ts';

const endpoints = Object.values(contract as Record<string, unknown>).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'auth' in value,
);

test('an endpoint that says nothing of limits has the usual ones', () => {
  expect(perMinuteOf({ ...contract.getUser })).toEqual({ address: 1200, account: 300 });
  for (const endpoint of endpoints) expect(perMinuteOf(endpoint).address, endpoint.path).toBeLessThanOrEqual(1200);
});

test('every call of the contract is counted by address, and every signed-in one by account', async () => {
  const { app, signIn } = await startTestApp({ limits: 'on' });
  const id = crypto.randomUUID();
  // After deleting an account, the next call belongs to a new one.
  const few = endpoints.filter((each) => perMinuteOf(each).address <= 60 && each !== contract.deleteUser);
  for (const endpoint of few) {
    const { address, account } = perMinuteOf(endpoint);
    const isSigned = endpoint.auth === 'bearer';
    const token = signIn();
    const statuses: number[] = [];
    for (let call = 0; call <= address; call += 1) {
      const answer = await app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replaceAll(/:\w+/g, id)}`,
        // Calls from different addresses still count as one account.
        remoteAddress: isSigned ? `203.0.113.${call}` : '203.0.113.1',
        headers: isSigned ? { authorization: `Bearer ${token}` } : {},
        ...(endpoint.body ? { payload: {} } : {}),
      });
      statuses.push(answer.statusCode);
    }
    expect([endpoint.path, statuses.indexOf(429)]).toEqual([endpoint.path, Math.min(address, account)]);
  }
});

test('a profile is not asked for without end, and an address with many accounts neither', async () => {
  const { app, signIn } = await startTestApp({ limits: 'on' });
  const ask = async (token: string, remoteAddress: string) =>
    await app.inject({ url: '/api/get-user', remoteAddress, headers: { authorization: `Bearer ${token}` } });
  const ada = signIn();
  for (let call = 0; call < 300; call += 1) await ask(ada, `203.0.113.${call % 250}`);

  const refused = await ask(ada, '203.0.113.251');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(signIn(), '203.0.113.1')).statusCode).toBe(200);

  for (let call = 0; call < 1200; call += 1) await ask('nobody', '198.51.100.7');
  expect((await ask(signIn(), '198.51.100.7')).statusCode).toBe(429);
  expect((await ask(signIn(), '198.51.100.8')).statusCode).toBe(200);
});

test('what is no endpoint is counted as well: pages, files, messages of the provider', async () => {
  const { app } = await startTestApp({ limits: 'on' });
  const webhook = { method: 'POST', url: '/api/billing/webhook', payload: '{}' } as const;
  const statuses: number[] = [];
  for (let call = 0; call <= 600; call += 1) statuses.push((await app.inject(webhook)).statusCode);
  expect([statuses.indexOf(429), statuses.length]).toEqual([600, 601]);
});

test('one account has only so many streams open', async () => {
  const app = await startTestApp({ grades: false });
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const token = app.signIn();
  const resumeId = await app.upload(undefined, token);
  await app.call(contract.startGrading, { body: { resumeId }, token });
  const stop = new AbortController();
  const open = async () =>
    await fetch(`${origin}/api/grading/progress/${resumeId}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
  const streams = await Promise.all(Array.from({ length: 50 }, open));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));

  const refused = await open();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'too_many_requests']);
  stop.abort();
});
