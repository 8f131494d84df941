import { startGrading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { sign } from '../../platform/payments/sandbox/deliveries.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { goodCard, type Message, openShop } from '../../testing/shop.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

async function open() {
  const app = await startTestApp({ credits: 0 });
  const ada = app.signIn();
  return { ...app, ada, ...openShop(app) };
}
type Shop = Awaited<ReturnType<typeof open>>;

async function buy({ order, sandbox, ada }: Shop, credits: number, renew: boolean) {
  const session = await order(ada, credits, renew);
  await sandbox.pay(session, goodCard);
}

/** Every kind of payment history, with the ledger it must lead to in whatever order its events are delivered. */
const stories: Record<string, { play: (shop: Shop) => Promise<void>; ledger: string[]; subscription?: string }> = {
  'a purchase': { play: async (shop) => await buy(shop, 10, false), ledger: ['purchase 10'] },
  'a plan and its renewals': {
    async play(shop) {
      await buy(shop, 5, true);
      await shop.sandbox.renew(await shop.planId(), true);
      await shop.sandbox.renew(await shop.planId(), true);
    },
    ledger: ['purchase 5', 'renewal 5', 'renewal 5'],
    subscription: 'basic',
  },
  'a renewal that failed': {
    async play(shop) {
      await buy(shop, 20, true);
      await shop.sandbox.renew(await shop.planId(), false);
    },
    ledger: ['purchase 20'],
    subscription: 'premium',
  },
  'a plan that was ended': {
    async play(shop) {
      await buy(shop, 5, true);
      await shop.sandbox.cancelPlan(await shop.planId());
    },
    ledger: ['purchase 5'],
    subscription: 'free',
  },
  'a refund in two parts': {
    async play(shop) {
      await buy(shop, 10, false);
      const [intent = ''] = await shop.intents();
      await shop.sandbox.refund(intent, 500);
      await shop.sandbox.refund(intent);
    },
    ledger: ['purchase 10', 'refund -3', 'refund -7'],
  },
  'a dispute that was lost': {
    async play(shop) {
      await buy(shop, 5, true);
      const [intent = ''] = await shop.intents();
      const { id } = await shop.sandbox.dispute(intent);
      await shop.sandbox.closeDispute(id, false);
    },
    ledger: ['purchase 5', 'refund -5'],
    subscription: 'basic',
  },
  'a dispute that was won': {
    async play(shop) {
      await buy(shop, 5, false);
      const [intent = ''] = await shop.intents();
      const { id } = await shop.sandbox.dispute(intent);
      await shop.sandbox.closeDispute(id, true);
    },
    ledger: ['purchase 5', 'refund -5', 'restore 5'],
  },
};

/** A seeded shuffle, so that a failure can be reproduced. */
const disorder = (messages: Message[], seed: number) =>
  messages
    .map((message, at) => ({ message, key: ((at + 1) * 7919 * (seed + 3)) % 101 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ message }) => message);

type Delivery = (shop: Shop, messages: Message[]) => Promise<unknown>;

/** The order of messages is a matter of our code, tried on one engine; what happens at once is one of the database. */
const inAnyOrder: Record<string, Delivery> = {
  'in order': async ({ deliver }, messages) => await deliver(messages),
  backwards: async ({ deliver }, messages) => await deliver(messages.toReversed()),
  'in disorder, then all again': async ({ deliver }, messages) =>
    await deliver([...disorder(messages, 1), ...disorder(messages, 2)]),
  'days later': async ({ deliver, clock }, messages) => {
    clock.now = after(clock.now, 3 * millisecondsIn.day);
    await deliver(messages);
  },
};
const atOnce: Record<string, Delivery> = {
  'all at once, three times': async ({ deliver }, messages) =>
    await Promise.all([1, 2, 3].flatMap((seed) => disorder(messages, seed).map(async (one) => await deliver([one])))),
};
const deliveries = process.env.DATABASE === 'postgres' ? atOnce : { ...inAnyOrder, ...atOnce };

for (const [story, { play, ledger, subscription = 'free' }] of Object.entries(stories))
  test(`${story} leaves the same ledger, however it is told`, async () => {
    const opened = await open();
    let told = 0;
    for (const [how, deliver] of Object.entries(deliveries)) {
      const shop = { ...opened, ada: opened.signIn() };
      await play(shop);
      const messages = (await shop.messages()).slice(told);
      told += messages.length;
      await deliver(shop, messages);
      expect([how, await shop.ledger(shop.ada)]).toEqual([how, ledger]);
      expect([how, (await shop.profile(shop.ada)).subscription]).toEqual([how, subscription]);
      expect(shop.errors).toEqual([]);
    }
  }, 60_000);

test('messages told as things happen leave the same ledger as those told late', async () => {
  for (const { play, ledger } of Object.values(stories)) {
    const shop = await open();
    const delivered = new Set<string>();
    const bring = async () => {
      for (const message of await shop.messages()) if (!delivered.has(message.id)) await shop.deliver([message]);
    };
    shop.sandbox.start(async (payload, signature) => (await shop.post(payload, signature)).statusCode === 200);
    await play(shop);
    await shop.sandbox.deliverDue();
    await bring();
    expect(await shop.ledger(shop.ada)).toEqual(ledger);
  }
});

test('a forged or stale message changes nothing', async () => {
  const shop = await open();
  await buy(shop, 10, false);
  const [{ payload } = { payload: '' }] = (await shop.messages()).slice(-1);
  const old = new Date(shop.clock.now.getTime() - 301_000);
  const ahead = after(shop.clock.now, 600_000);
  const secret = shop.sandbox.webhookSecret;

  for (const signature of [
    '',
    't=1,v1=aa',
    sign('whsec_somebody', payload, shop.clock.now),
    sign(secret, payload, old),
    sign(secret, payload, ahead),
    sign(secret, `${payload} `, shop.clock.now),
  ]) {
    const answer = await shop.post(payload, signature);
    expect([signature, answer.statusCode]).toEqual([signature, 400]);
  }

  expect(await shop.ledger(shop.ada)).toEqual([]);
  expect(await shop.db.selectFrom('payment_event').selectAll().execute()).toEqual([]);
});

test('a message that cannot be worked off is answered so that it comes again', async () => {
  const shop = await open();
  await buy(shop, 10, false);
  const messages = await shop.messages();
  await shop.db.schema.alterTable('credit_entry').renameTo('mislaid').execute();
  expect(new Set(await shop.deliver(messages))).toEqual(new Set([500]));
  await shop.db.schema.alterTable('mislaid').renameTo('credit_entry').execute();
  expect(await shop.db.selectFrom('payment_event').selectAll().execute()).toEqual([]);

  expect(new Set(await shop.deliver(messages))).toEqual(new Set([200]));

  expect(await shop.ledger(shop.ada)).toEqual(['purchase 10']);
});

test('a refund takes what is not spent, and what a failed grading gives back afterwards', async () => {
  const shop = await open();
  const next = shop.hold();
  await buy(shop, 5, false);
  await shop.deliver(await shop.messages());
  const resumes = [];
  for (const text of ['a good resume', 'encrypted']) resumes.push(await shop.upload(shortPdf([text]), shop.ada));
  for (const resumeId of resumes) await shop.call(startGrading, { body: { resumeId }, token: shop.ada });
  const gradings = [await next(), await next()];

  const [intent = ''] = await shop.intents();
  await shop.sandbox.refund(intent);
  await shop.deliver(await shop.messages());
  expect((await shop.profile(shop.ada)).credits).toBe(0);
  for (const grading of gradings) grading.finish();
  await until(async () => {
    const open = await shop.db.selectFrom('review').select('id').where('finished_at', 'is', null).execute();
    return open.length === 0;
  });

  expect(await shop.ledger(shop.ada)).toEqual([
    'hold -1',
    'hold -1',
    'purchase 5',
    'refund -1',
    'refund -3',
    'release 1',
    'settlement 0',
  ]);
  expect((await shop.profile(shop.ada)).credits).toBe(0);
});

test('the history shows how much of a purchase went back', async () => {
  const shop = await open();
  await buy(shop, 10, false);
  const [intent = ''] = await shop.intents();
  await shop.sandbox.refund(intent, 500);
  await shop.deliver(await shop.messages());
  expect((await shop.history(shop.ada)).purchases).toMatchObject([{ cents: 1499, refundedCents: 500 }]);
});
