import { contactUs, startGrading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { PartDown } from '../../base/part-down.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

const away = async () => Promise.reject(new PartDown('storage', { cause: new Error('away') }));

test('a host that works says that it is alive and ready, and which parts it asked', async () => {
  const { app } = await startTestApp();
  const alive = await app.inject('/healthz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive' }]);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.headers['cache-control']]).toEqual([200, 'no-store']);
  const parts = { database: 'up', storage: 'up', queue: 'up', mail: 'up' };
  expect(ready.json()).toEqual({ status: 'ready', parts });
});

test('a host whose storage is away is alive, not ready, and names it; a part may be left out', async () => {
  const { app, platform, errors } = await startTestApp();
  platform.services.storage.probe = away;
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ status: 'not ready', parts: { storage: 'down', database: 'up' } });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz?exclude=storage')).statusCode).toBe(200);
  expect((await app.inject('/readyz?exclude=mail')).statusCode).toBe(503);
  expect(errors).toHaveLength(1);
});

test('a mail server that is away is named as well', async () => {
  const send = async () => {};
  const probe = async () => Promise.reject(new Error('no greeting'));
  const { app } = await startTestApp({ mail: { send, probe } });
  expect((await app.inject('/readyz')).json().parts).toMatchObject({ mail: 'down', storage: 'up' });
});

test('a host that stops is not ready any more', async () => {
  const { app, platform } = await startTestApp();
  platform.readiness.stop();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().status]).toEqual([503, 'stopping']);
});

test('metrics are for this machine, and never for who comes through a proxy', async () => {
  const { app } = await startTestApp();
  const asked = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  expect(await asked({})).toBe(200);
  expect(await asked({}, '::1')).toBe(200);
  expect(await asked({}, '192.0.2.7')).toBe(403);
  expect(await asked({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await asked({ via: '1.1 proxy' })).toBe(403);
  expect(await asked({ authorization: 'Bearer something' })).toBe(403);
});

test('metrics tell what happened, by patterns and codes', async () => {
  const { app, upload, call, signIn, send, platform } = await startTestApp();
  const token = signIn();
  const resumeId = await upload(shortPdf(), token);
  await call(startGrading, { body: { resumeId }, token });
  const text = async () => (await app.inject('/metrics')).body;
  await until(async () => (await text()).includes('redmark_grading_duration_seconds_count{outcome="graded"} 1'));
  await send(contactUs, { token });
  await app.inject(`/api/grading/public-progress/${resumeId}`);
  await platform.services.mail.send('ada@test.example', platform.services.emails.accountDeleted());

  const told = await text();
  for (const line of [
    `redmark_http_requests_total{method="POST",route="/api${startGrading.path}",status="200"} 1`,
    `redmark_http_request_duration_seconds_count{method="POST",route="/api${startGrading.path}"} 1`,
    'redmark_refusals_total{code="bad_request"} 1',
    'redmark_credit_movements_total{reason="hold"} 1',
    'redmark_credits_moved_total{reason="welcome"} 10',
    'redmark_grading_stage_duration_seconds_count{stage="writing"} 1',
    'redmark_mails_total{outcome="sent"} 1',
    'redmark_queue_jobs{state="waiting"} 0',
    'redmark_queue_oldest_seconds 0',
    'redmark_part_up{part="database"} 1',
  ])
    expect(told).toContain(line);
  expect(told).not.toContain(resumeId);
  expect(told).not.toContain('ada@');
});

test('the queue tells how many wait, and for how long', async () => {
  const { app, upload, call, signIn } = await startTestApp({ grades: false });
  const token = signIn();
  await call(startGrading, { body: { resumeId: await upload(shortPdf(), token) }, token });
  const oldest = async () => /^redmark_queue_oldest_seconds (.+)$/m.exec((await app.inject('/metrics')).body)?.[1];
  await until(async () => Number(await oldest()) > 0.05);
  expect((await app.inject('/metrics')).body).toContain('redmark_queue_jobs{state="waiting"} 1');
});
