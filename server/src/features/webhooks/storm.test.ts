import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { documentedCheck } from '../../testing/documented-check.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';
import { startReceiver } from '../../testing/webhook-receiver.ts';
import { createWebhooks } from './webhooks.ts';

/** A few here, to keep the test short; `WEBHOOK_EVENTS=1000` sends more. */
const count = Number(process.env.WEBHOOK_EVENTS ?? 250);

test('of many events to a receiver that fails every other time, each arrives, and forged ones are told apart', async () => {
  const { call, db, clock, platform, queue, signIn } = await startTestApp({ settings: { WEBHOOKS: 'any' } });
  await queue.stopWorkers();
  const token = signIn();
  const receiver = await startReceiver((index) => (index % 2 === 0 ? 503 : 200));
  const asked = { body: { url: receiver.url, events: [...contract.webhookEventNames] }, token };
  const { secret } = await call(contract.addWebhook, asked);
  const { account_id } = await db.selectFrom('webhook').select('account_id').executeTakeFirstOrThrow();

  // The usual schedule takes a day; here the next attempt follows at once, as often as needed.
  const webhooks = createWebhooks(
    platform.services,
    Array.from({ length: 40 }, () => 0),
  );
  await db.transaction().execute(async (tx) => {
    for (let event = 0; event < count; event++)
      await webhooks.tell(tx, account_id, { event: 'credits.low', fact: `${event}`, data: { event } });
  });
  queue.work('webhook', { atOnce: 16, visitors: 16 }, webhooks.run);
  const left = async () =>
    (await db.selectFrom('webhook_delivery').select('id').where('state', '!=', 'delivered').execute()).length;
  // Every arrival but the refused ones is the last of its event; asking the database would only slow it down.
  await until(() => receiver.received.length >= 2 * count, 280);
  await until(async () => (await left()) === 0);

  const arrived = new Set(receiver.received.map(({ message }) => message.data.event));
  expect(arrived.size).toBe(count);
  expect(receiver.received.length).toBeGreaterThan(1.5 * count);
  const isGenuine = await documentedCheck();
  const now = clock.now.getTime() / 1000;
  for (const { body, signature } of receiver.received) {
    expect(isGenuine(body, signature, secret, now)).toBe(true);
    expect(isGenuine(body.replace('credits.low', 'report.ready'), signature, secret, now)).toBe(false);
    expect(isGenuine(body, signature.replace(/v1=../, 'v1=00'), secret, now)).toBe(signature.includes('v1=00'));
  }
}, 300_000);
