import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { after, millisecondsIn } from '../../../base/durations.ts';
import type { Database } from '../../../database/open.ts';
import { emptyDatabase } from '../../../testing/stores/test-database.ts';
import type { Order } from '../payments.ts';
import { testPayments } from '../payments-promises.ts';
import { sign } from './deliveries.ts';
import { readForm, textAt } from './form.ts';
import { openSandbox } from './open-sandbox.ts';

async function open() {
  const { db } = await emptyDatabase();
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const now = () => clock.now;
  const sandbox = openSandbox({ db, now, log: console.error });
  onTestFinished(async () => await sandbox.close());
  const { payments } = sandbox;
  const signNow = (payload: string, at: Date) => sign(sandbox.webhookSecret, payload, at);
  async function order(monthly: boolean): Promise<Order> {
    const customer = await payments.addCustomer('ada', 'ada@example.com');
    const urls = { paidUrl: 'http://shop.example/paid', cancelledUrl: 'http://shop.example/' };
    return { id: crypto.randomUUID(), customer, title: '10 credits', cents: 1499, currency: 'usd', monthly, ...urls };
  }
  return { ...sandbox, db, clock, now, sign: signNow, order };
}

testPayments('the sandbox', open);

test('a declined card can be tried again, and a paid checkout cannot be paid again', async () => {
  const { payments, pay, order } = await open();
  const sold = await order(false);
  const { session } = await payments.openCheckout(sold);

  expect(await pay(session, '4000 0000 0000 0002')).toMatchObject({ reason: 'Your card was declined.' });
  for (const number of ['1234', 'constructor', '__proto__'])
    expect(await pay(session, number)).toMatchObject({ state: 'declined', reason: 'Your card number is not valid.' });
  expect((await payments.readCheckout(session))?.payments).toEqual([]);
  const states = await Promise.all([pay(session, '4242 4242 4242 4242'), pay(session, '4242424242424242')]);

  expect(states.map(({ state }) => state).toSorted()).toEqual(['over', 'paid']);
  const paid = await payments.readCheckout(session);
  expect(paid?.open).toBe(false);
  expect(paid?.payments).toMatchObject([{ id: session, orderId: sold.id, cents: 1499, monthly: false, reversals: [] }]);
});

test('a monthly plan is paid month by month until it ends', async () => {
  const { payments, pay, order, renew } = await open();
  const sold = await order(true);
  const { session } = await payments.openCheckout(sold);
  await pay(session, '4242424242424242');

  const first = await payments.readCheckout(session);
  expect(first?.payments).toMatchObject([{ orderId: sold.id, monthly: true, renewal: false }]);
  expect(first?.plans).toMatchObject([{ orderId: sold.id, active: true, renewsAt: new Date('2026-12-21T12:00:00Z') }]);
  const plan = first?.plans[0]?.id ?? '';
  await renew(plan, false);
  await renew(plan, true);
  const all = [];
  for await (const news of payments.since(new Date(0))) all.push(...news.payments);
  expect(all.filter(({ renewal }) => renewal)).toMatchObject([{ orderId: sold.id, cents: 1499 }]);

  await payments.endPlan(plan);
  await payments.endPlan(plan);
  expect((await payments.readPlan(plan)).plans).toMatchObject([{ active: false, renewsAt: null }]);
});

test('refunds and disputes are told with the payment they took back, whatever it was for', async () => {
  const { db, payments, pay, order, refund, dispute, closeDispute } = await open();
  for (const monthly of [true, false]) {
    const { session } = await payments.openCheckout(await order(monthly));
    await pay(session, '4242424242424242');
    const payment = (await payments.readCheckout(session))?.payments[0];
    const intent = await intentOf(db, payment?.id ?? '');
    await refund(intent, 499);
    const { id } = await dispute(intent);
    await closeDispute(id, true);
    const { payments: found } = await payments.read({ kind: 'charge', id: intent });
    expect(found).toMatchObject([
      {
        id: payment?.id,
        reversals: expect.arrayContaining([
          expect.objectContaining({ kind: 'refund', cents: 499, won: false }),
          expect.objectContaining({ kind: 'dispute', cents: 1499, won: true }),
        ]),
      },
    ]);
  }
});

/** The payment intent of an invoice or a checkout, as the sandbox stored it. */
async function intentOf(db: Database, id: string): Promise<string> {
  const things = await db.selectFrom('sandbox_object').selectAll().execute();
  const found = things.find(({ body }) => (body.invoice ?? body.id) === id && body.payment_intent != null);
  return String(found?.body.payment_intent);
}

test('what happened is told until it was heard, with a signature over the very bytes', async () => {
  const { payments, pay, order, start, deliverDue, clock } = await open();
  const delivered: string[] = [];
  let listens = false;
  start(async (payload, signature) => {
    if ((await payments.eventOf(Buffer.from(payload), signature)) === undefined) throw new Error('forged');
    delivered.push(JSON.parse(payload).type);
    return listens;
  });
  const { session } = await payments.openCheckout(await order(false));
  await pay(session, '4242424242424242');
  await deliverDue();
  const first = delivered.length;
  expect(new Set(delivered)).toEqual(new Set(['charge.succeeded', 'checkout.session.completed']));

  expect(await deliverDue()).toBe(0);
  clock.now = after(clock.now, millisecondsIn.minute);
  listens = true;
  expect(await deliverDue()).toBe(2);
  expect(delivered.length).toBe(first + 2);
  expect(await deliverDue()).toBe(0);
});

test('a key of another shop is refused, and so is another call under a used idempotency key', async () => {
  const { payments, order } = await open();
  const sold = await order(false);
  await payments.openCheckout(sold);
  await expect(payments.openCheckout({ ...sold, cents: 1 })).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test('a form is read as nested as it was meant, and may not reach into our own objects', () => {
  const form = readForm('line_items[0][price_data][currency]=usd&metadata[order]=a%5Bb&line_items[0][quantity]=2');
  expect(textAt(form, 'line_items', '0', 'price_data', 'currency')).toBe('usd');
  expect(textAt(form, 'metadata', 'order')).toBe('a[b');
  expect(() => readForm('a[__proto__][b]=1')).toThrow('unknown parameter');
});

test('the sandbox listens nowhere: nobody but this process can call it', async () => {
  const servers = () => process.getActiveResourcesInfo().filter((name) => /Server|Pipe/.test(name)).length;
  const before = servers();
  const { payments, order, close } = await open();
  await payments.openCheckout(await order(false));
  expect(servers()).toBe(before);
  await close();
  await expect(order(false)).rejects.toThrow();
});
