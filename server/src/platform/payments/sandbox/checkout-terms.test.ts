import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../testing/stores/test-database.ts';
import type { CheckoutTerms } from '../payments.ts';
import { openSandbox } from './open-sandbox.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const card = '4242424242424242';

async function open(terms: Partial<CheckoutTerms>) {
  const { db } = await emptyDatabase();
  const plain: CheckoutTerms = { promotionCodes: false, tax: 'none', invoices: false };
  const sandbox = openSandbox({ db, now, log: console.error, terms: { ...plain, ...terms } });
  onTestFinished(async () => await sandbox.close());
  const { payments } = sandbox;
  const customer = await payments.addCustomer('ada', 'ada@example.com');
  return {
    ...sandbox,
    async order(monthly = false) {
      const urls = { paidUrl: 'http://shop.example/paid', cancelledUrl: 'http://shop.example/' };
      const order = { id: crypto.randomUUID(), customer, title: '10 credits', cents: 1000, currency: 'usd', monthly };
      return (await payments.openCheckout({ ...order, ...urls })).session;
    },
    async paidFor(session: string) {
      return (await payments.readCheckout(session))?.payments.map(({ cents }) => cents);
    },
  };
}

test('a promotion code lowers what is paid, and a wrong one charges nothing', async () => {
  const { pay, order, paidFor } = await open({ promotionCodes: true });
  const session = await order();
  for (const wrong of ['NOTHING', 'constructor'])
    expect(await pay(session, card, wrong)).toMatchObject({ reason: 'This promotion code is not valid.' });
  expect(await paidFor(session)).toEqual([]);
  await pay(session, card, 'sandbox20');
  expect(await paidFor(session)).toEqual([800]);
});

test('where codes are not offered, none is valid', async () => {
  const { pay, order } = await open({});
  expect(await pay(await order(), card, 'SANDBOX20')).toMatchObject({ state: 'declined' });
});

test('a code for the whole price is a purchase without a payment, and of a plan lowers the first month', async () => {
  const { payments, pay, order, paidFor, renew } = await open({ promotionCodes: true });
  const pack = await order();
  await pay(pack, '', 'SANDBOX100');
  expect(await paidFor(pack)).toEqual([0]);
  expect(await payments.refund({ payment: pack, monthly: false, cents: 1, key: 'one' })).toBe('refused');

  const monthly = await order(true);
  expect(await pay(monthly, '', 'SANDBOX100')).toMatchObject({ state: 'declined' });
  await pay(monthly, card, 'SANDBOX100');
  const plan = (await payments.readCheckout(monthly))?.plans[0]?.id ?? '';
  await renew(plan, true);
  const all = [];
  for await (const news of payments.since(new Date(0))) all.push(...news.payments);
  expect(all.filter((payment) => payment.monthly).map(({ cents, renewal }) => [cents, renewal])).toEqual(
    expect.arrayContaining([
      [0, false],
      [1000, true],
    ]),
  );
});

test('tax is added to the price, or contained in it', async () => {
  for (const [tax, cents] of [['exclusive', 1200] as const, ['inclusive', 1000] as const]) {
    const { pay, order, paidFor } = await open({ tax });
    for (const monthly of [false, true]) {
      const session = await order(monthly);
      await pay(session, card);
      expect(await paidFor(session)).toEqual([cents]);
    }
  }
});

test('a pack has an invoice that is no second payment, and its refund is still told', async () => {
  const { payments, pay, order } = await open({ invoices: true });
  const session = await order();
  await pay(session, card);
  const [payment] = (await payments.readCheckout(session))?.payments ?? [];
  expect(payment).toMatchObject({
    id: session,
    monthly: false,
    receiptUrl: expect.stringContaining('/sandbox/receipt/'),
  });
  expect(await payments.refund({ payment: session, monthly: false, cents: 400, key: 'one' })).toBe('refunded');
  const all = [];
  for await (const news of payments.since(new Date(0))) all.push(...news.payments);
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set([session]));
  expect(all.at(-1)?.reversals).toMatchObject([{ kind: 'refund', cents: 400 }]);
});
