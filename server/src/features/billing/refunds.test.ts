import { consolePayments, consoleRefund } from '@redmark/contract';
import { expect, test } from 'vitest';
import { goodCard, openShop } from '../../testing/shop.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

async function open() {
  const app = await startTestApp({ credits: 0 });
  const [token, ada] = [app.signIn('two_steps'), app.signIn()];
  const shop = openShop(app);
  const buy = async (monthly: boolean) => {
    const session = await shop.order(ada, 10, monthly);
    await app.sandbox.pay(session, goodCard);
    await shop.confirm(ada, session);
  };
  const listed = async () => (await app.call(consolePayments, { token })).payments;
  const refund = async (id: string, change: object = {}) => {
    const body = { cents: 500, reason: 'Bought twice', reference: crypto.randomUUID(), ...change };
    return (await app.send(consoleRefund, { params: { id }, body, token })).json();
  };
  return { ...app, ...shop, token, ada, buy, listed, refund };
}

test.each([true, false])('a payment is listed and refunded in part, once (monthly: %s)', async (monthly) => {
  const { ada, buy, listed, refund, ledger, profile, messages, deliver } = await open();
  await buy(monthly);
  const { email } = await profile(ada);
  const [payment] = await listed();
  expect(payment).toMatchObject({ cents: 1499, refundedCents: 0, monthly, account: { email }, refunds: [] });

  const reference = crypto.randomUUID();
  for (const _ of [1, 2]) expect(await refund(payment?.id ?? '', { reference })).toEqual({ refundedCents: 500 });
  await deliver(await messages());
  expect((await listed())[0]).toMatchObject({ refundedCents: 500, refunds: [{ cents: 500, reason: 'Bought twice' }] });
  expect((await ledger(ada)).toSorted()).toEqual(['purchase 10', 'refund -3']);
});

test('more than is left is refused, and leaves no trace', async () => {
  const { buy, listed, refund, ada, ledger } = await open();
  await buy(false);
  const id = (await listed())[0]?.id ?? '';
  expect((await refund(id, { cents: 1500 })).code).toBe('refund_refused');
  expect(await refund(id, { cents: 1499 })).toEqual({ refundedCents: 1499 });
  expect((await refund(id, { cents: 1 })).code).toBe('refund_refused');
  expect((await listed())[0]?.refunds).toHaveLength(1);
  expect(await ledger(ada)).toEqual(['purchase 10', 'refund -10']);
  expect((await refund(crypto.randomUUID())).code).toBe('not_found');
  for (const change of [{ cents: 0 }, { cents: 0.5 }, { reason: '' }])
    expect((await refund(id, change)).code).toBe('bad_request');
});

test('a provider that cannot be reached leaves a refund to be asked for again', async () => {
  const { buy, listed, refund, sandbox } = await open();
  await buy(false);
  const id = (await listed())[0]?.id ?? '';
  await sandbox.close();
  expect((await refund(id)).code).toBe('refund_unknown');
  expect((await listed())[0]).toMatchObject({ refundedCents: 0, refunds: [] });
});

test('payments of another provider are refunded there', async () => {
  const { buy, db, listed, refund } = await open();
  await buy(false);
  await db.updateTable('sale').set({ provider: 'stripe' }).execute();
  expect((await refund((await listed())[0]?.id ?? '')).code).toBe('paid_elsewhere');
});

test('payments are listed a page at a time, the newest first', async () => {
  const { call, token, buy, listed, clock } = await open();
  await buy(false);
  clock.now = new Date(clock.now.getTime() + 1000);
  await buy(false);
  const all = await listed();
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  const { payments, hasMore } = await call(consolePayments, { query: { after: all[0]?.id }, token });
  expect([payments.map(({ id }) => id), hasMore]).toEqual([[all[1]?.id], false]);
});
