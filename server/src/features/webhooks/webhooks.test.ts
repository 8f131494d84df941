import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { documentedCheck } from '../../testing/documented-check.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';
import { startReceiver } from '../../testing/webhook-receiver.ts';

const events: contract.WebhookEvent[] = [...contract.webhookEventNames];

async function startHooked(answer?: (index: number) => number, credits = 10) {
  const app = await startTestApp({ settings: { WEBHOOKS: 'any' }, credits });
  const token = app.signIn();
  const receiver = await startReceiver(answer);
  const { webhook, secret } = await app.call(contract.addWebhook, { body: { url: receiver.url, events }, token });
  const params = { id: webhook.id };
  const deliveries = async () => (await app.call(contract.listDeliveries, { params, token })).deliveries;
  return { ...app, ...receiver, token, webhook, secret, params, deliveries };
}

test('a report that is ready is told once, signed as documented, without a word of the resume', async () => {
  const { graded, received, secret, clock, token, deliveries } = await startHooked();
  const isGenuine = await documentedCheck();
  const resumeId = await graded(token);
  await until(() => received.length > 0);
  const [{ body, signature, message } = { body: '', signature: '', message: undefined }] = received;
  expect(message).toMatchObject({ type: 'report.ready', data: { resumeId, score: expect.any(Number) } });
  expect(Object.keys(message?.data ?? {})).toEqual(['resumeId', 'grades', 'score']);
  const now = clock.now.getTime() / 1000;
  expect(isGenuine(body, signature, secret, now)).toBe(true);
  expect(isGenuine(`${body} `, signature, secret, now)).toBe(false);
  expect(isGenuine(body, signature, `${secret}x`, now)).toBe(false);
  expect(isGenuine(body, signature, secret, now + 301)).toBe(false);
  await until(async () => (await deliveries())[0]?.state === 'delivered');
  expect(await deliveries()).toMatchObject([{ event: 'report.ready', attempts: 1, outcome: '200' }]);
});

test('a refused file and few credits are told, too', async () => {
  const { upload, call, send, received, token } = await startHooked(undefined, 4);
  const resumeId = await upload(shortPdf(['refused', 'no_text']), token);
  await send(contract.thumbnail, { body: { resumeId }, token });
  await call(contract.startGrading, { body: { resumeId }, token });
  await until(() => received.some(({ message }) => message.type === 'credits.low'));
  expect(received.find(({ message }) => message.type === 'credits.low')?.message.data).toEqual({ credits: 3 });
});

test('a message that fails is tried again later, and again when its owner asks', async () => {
  const { graded, call, received, token, deliveries } = await startHooked((index) => (index === 0 ? 500 : 200));
  await graded(token);
  await until(async () => (await deliveries())[0]?.attempts === 1);
  expect(await deliveries()).toMatchObject([{ state: 'waiting', outcome: '500' }]);
  // Ten seconds by the clock of the queue.
  await until(async () => (await deliveries())[0]?.state === 'delivered', 30);
  const [{ id } = { id: '' }] = await deliveries();
  expect(await deliveries()).toMatchObject([{ attempts: 2, outcome: '200' }]);
  await call(contract.replayDelivery, { params: { id }, token });
  await until(() => received.length === 3);
  expect(new Set(received.map(({ message }) => message.id)).size).toBe(1);
});

test('webhooks of somebody else do not exist, and are told nothing', async () => {
  const { call, send, signIn, graded, received, params, token, deliveries } = await startHooked();
  const eve = signIn();
  await graded(eve);
  expect((await call(contract.listWebhooks, { token: eve })).webhooks).toEqual([]);
  expect((await send(contract.listDeliveries, { params, token: eve })).json().code).toBe('not_found');
  expect((await send(contract.deleteWebhook, { params, token: eve })).json().code).toBe('not_found');
  await graded(token);
  await until(() => received.length > 0);
  const [{ id } = { id: '' }] = await deliveries();
  expect((await send(contract.replayDelivery, { params: { id }, token: eve })).json().code).toBe('not_found');
  expect(received).toHaveLength(1);
});

test('only so many webhooks, only to public addresses, and only with known events', async () => {
  const { send, call, signIn } = await startTestApp();
  const token = signIn();
  const add = async (url: string, told = events) =>
    await send(contract.addWebhook, { body: { url, events: told }, token });
  for (const url of ['http://example.com/', 'https://127.0.0.1/', 'https://localhost/', 'https://169.254.169.254/']) {
    const answer = await add(url);
    expect([url, answer.statusCode, answer.json().field]).toEqual([url, 400, 'url']);
  }
  expect((await add('https://example.com/', [])).statusCode).toBe(400);
  for (let made = 0; made < contract.webhooksPerAccount; made++)
    expect((await add(`https://example.com/${made}`)).statusCode).toBe(200);
  expect((await add('https://example.com/more')).json().code).toBe('too_many_webhooks');
  const { webhooks } = await call(contract.listWebhooks, { token });
  expect(webhooks).toHaveLength(contract.webhooksPerAccount);
});

test('the database does not have the secret, and a deleted webhook or account leaves nothing', async () => {
  const { call, db, graded, received, secret, params, token } = await startHooked();
  await graded(token);
  await until(() => received.length > 0);
  const rows = await Promise.all([
    db.selectFrom('webhook').selectAll().execute(),
    db.selectFrom('webhook_delivery').selectAll().execute(),
  ]);
  expect(rows.map((some) => some.length)).toEqual([1, 1]);
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
  await call(contract.deleteWebhook, { params, token });
  expect(await db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([]);
  await call(contract.addWebhook, { body: { url: 'http://127.0.0.1:1/', events }, token });
  await call(contract.deleteUser, { token });
  expect(await db.selectFrom('webhook').selectAll().execute()).toEqual([]);
});
