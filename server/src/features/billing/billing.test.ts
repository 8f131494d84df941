import { billingPortal, confirmPurchase, deleteUser, subscribe, unsubscribe } from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { goodCard, openShop } from '../../testing/shop.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

async function open(settings: Record<string, string> = {}) {
  const app = await startTestApp({ credits: 0, settings });
  const ada = app.signIn();
  return { ...app, ada, ...openShop(app) };
}

test('a plan bought once is credited on return, before any message, and once', async () => {
  const { ada, order, confirm, sandbox, ledger, profile, messages, deliver, history } = await open();
  const session = await order(ada, 10, false);
  expect(await confirm(ada, session)).toMatchObject({ state: 'waiting', balance: 0 });
  expect((await sandbox.pay(session, '4000000000000002')).state).toBe('declined');
  expect(await confirm(ada, session)).toMatchObject({ state: 'waiting', balance: 0 });
  await sandbox.pay(session, goodCard);

  const answers = await Promise.all([confirm(ada, session), confirm(ada, session), confirm(ada, session)]);
  await deliver(await messages());

  expect(answers.at(-1)).toEqual({ state: 'paid', plan: 'standard', credits: 10, monthly: false, balance: 10 });
  expect(await ledger(ada)).toEqual(['purchase 10']);
  expect(await profile(ada)).toMatchObject({ credits: 10, subscription: 'free' });
  expect((await history(ada)).purchases).toMatchObject([
    { plan: 'standard', credits: 10, cents: 1499, currency: 'usd', monthly: false, refundedCents: 0 },
  ]);
  expect((await history(ada)).purchases[0]?.receiptUrl).toContain('/sandbox/receipt/');
});

test('a pack that a promotion code made free is credited once and counts as bought', async () => {
  const shop = await open({ CHECKOUT_PROMOTION_CODES: 'yes', CHECKOUT_INVOICES: 'yes' });
  const { ada, order, confirm, sandbox, ledger, messages, deliver, history, features, db } = shop;
  const session = await order(ada, 10, false);
  await sandbox.pay(session, '', 'SANDBOX100');
  expect(await confirm(ada, session)).toMatchObject({ state: 'paid', balance: 10 });
  await deliver(await messages());
  expect(await ledger(ada)).toEqual(['purchase 10']);
  expect((await history(ada)).purchases).toMatchObject([{ credits: 10, cents: 0, receiptUrl: null }]);
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  expect(await features.billing.isFree(id)).toBe(false);
});

test('what was paid with tax and a code is taken back in proportion to the money that went back', async () => {
  const shop = await open({ CHECKOUT_PROMOTION_CODES: 'yes', CHECKOUT_TAX: 'exclusive', CHECKOUT_INVOICES: 'yes' });
  const { ada, order, confirm, sandbox, messages, deliver, history, intents, profile } = shop;
  const session = await order(ada, 10, false);
  await sandbox.pay(session, goodCard, 'SANDBOX20');
  await confirm(ada, session);
  const [purchase] = (await history(ada)).purchases;
  expect(purchase?.cents).toBe(Math.round(1499 * 0.8 * 1.2));
  await sandbox.refund((await intents())[0] ?? '', Math.round((purchase?.cents ?? 0) / 2));
  await deliver(await messages());
  expect(await profile(ada)).toMatchObject({ credits: 5 });
});

test('a plan is monthly unless it is said otherwise, and takes the credits as text', async () => {
  const { ada, order, confirm, sandbox, profile, history, ledger, planId, messages, deliver } = await open();
  const session = await order(ada, '5');
  await sandbox.pay(session, goodCard);
  expect(await confirm(ada, session)).toMatchObject({ state: 'paid', monthly: true, plan: 'basic' });
  expect(await profile(ada)).toMatchObject({ credits: 5, subscription: 'basic' });
  expect((await history(ada)).plan).toMatchObject({ name: 'basic', cents: 999, renewsAt: '2026-12-21T12:00:00.000Z' });

  await sandbox.renew(await planId(), false);
  await deliver(await messages());
  expect(await profile(ada)).toMatchObject({ credits: 5, subscription: 'basic' });
  await sandbox.renew(await planId(), true);
  await deliver(await messages());

  expect(await ledger(ada)).toEqual(['purchase 5', 'renewal 5']);
});

test('unsubscribing ends the plan at once and leaves the credits', async () => {
  const { ada, order, confirm, sandbox, call, send, profile, planId, messages, deliver } = await open();
  const nothing = await send(unsubscribe, { token: ada });
  expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'no_plan']);
  const session = await order(ada, 20);
  await sandbox.pay(session, goodCard);
  await confirm(ada, session);

  expect(await call(unsubscribe, { token: ada })).toEqual({ message: 'Successfully unsubscribed!' });

  expect(await profile(ada)).toMatchObject({ credits: 20, subscription: 'free' });
  await expect(sandbox.renew(await planId(), true)).rejects.toThrow('canceled');
  await deliver(await messages());
  expect(await profile(ada)).toMatchObject({ credits: 20, subscription: 'free' });
});

test('of twenty who end the plan at once none hears of a broken provider', async () => {
  const { ada, order, confirm, sandbox, send, profile } = await open();
  const session = await order(ada, 20);
  await sandbox.pay(session, goodCard);
  await confirm(ada, session);
  const answers = await Promise.all(Array.from({ length: 20 }, async () => await send(unsubscribe, { token: ada })));
  const outcomes = answers.map((answer) => `${answer.statusCode} ${answer.json().message}`);
  const fine = ['200 Successfully unsubscribed!', '409 You have no monthly plan to end.'];
  expect(new Set(outcomes).difference(new Set(fine))).toEqual(new Set());
  expect(outcomes).toContain(fine[0]);
  expect(await profile(ada)).toMatchObject({ credits: 20, subscription: 'free' });
});

test('of six monthly plans ordered and paid at once one is charged', async () => {
  const { ada, order, sandbox, confirm, profile, history } = await open();
  const sessions = await Promise.all(Array.from({ length: 6 }, async () => await order(ada, 5)));
  const paid = await Promise.all(sessions.map(async (session) => await sandbox.pay(session, goodCard)));
  expect(paid.map(({ state }) => state).toSorted()).toEqual(['over', 'over', 'over', 'over', 'over', 'paid']);
  for (const session of sessions) await confirm(ada, session);
  expect(await profile(ada)).toMatchObject({ credits: 5, subscription: 'basic' });
  expect((await history(ada)).purchases).toHaveLength(1);
});

test('of checkouts opened one after another the newest can be paid', async () => {
  const { ada, order, sandbox } = await open();
  const [first, second] = [await order(ada, 5), await order(ada, 10)];
  const once = await order(ada, 5, false);
  expect((await sandbox.pay(first, goodCard)).state).toBe('over');
  expect((await sandbox.pay(second, goodCard)).state).toBe('paid');
  expect((await sandbox.pay(once, goodCard)).state).toBe('paid');
});

test('the plan one has is not sold again; another takes its place and is the only one that renews', async () => {
  const { ada, order, confirm, sandbox, send, profile, db, clock } = await open();
  const first = await order(ada, 5);
  await sandbox.pay(first, goodCard);
  await confirm(ada, first);
  const again = await send(subscribe, { body: { numberOfCredits: 5 }, token: ada });
  expect([again.statusCode, again.json().code]).toEqual([409, 'plan_active']);

  clock.now = after(clock.now, millisecondsIn.minute);
  const second = await order(ada, 10);
  await sandbox.pay(second, goodCard);
  await confirm(ada, second);

  expect(await profile(ada)).toMatchObject({ credits: 15, subscription: 'standard' });
  const plans = await db.selectFrom('monthly_plan').select(['active']).orderBy('started_at').execute();
  expect(plans).toEqual([{ active: false }, { active: true }]);
});

test('what is not sold cannot be bought, and somebody else’s checkout is nobody’s', async () => {
  const { ada, send, signIn, order } = await open();
  for (const numberOfCredits of [0, -5, 7, '5 credits', '1e1', '']) {
    const answer = await send(subscribe, { body: { numberOfCredits }, token: ada });
    expect([numberOfCredits, answer.json().code]).toEqual([numberOfCredits, 'no_such_plan']);
  }
  const session = await order(ada, 5, false);
  const answer = await send(confirmPurchase, { body: { sessionId: session }, token: signIn() });
  expect(answer.json().code).toBe('not_found');
});

test('a provider that cannot be reached charges nobody, and says so', async () => {
  const { ada, send, sandbox } = await open();
  await sandbox.close();
  const answer = await send(subscribe, { body: { numberOfCredits: 5 }, token: ada });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'payments_unavailable']);
});

test('the portal opens for whoever has bought something', async () => {
  const { ada, send, call, order, app } = await open();
  expect((await send(billingPortal, { token: ada })).json().code).toBe('no_purchases');
  await order(ada, 5);
  const { data } = await call(billingPortal, { token: ada });
  expect((await app.inject(new URL(data.url).pathname)).body).toContain('No monthly plan.');
});

test('an account that goes ends its plan, and what is told of it later harms nobody', async () => {
  const { ada, order, sandbox, call, confirm, messages, deliver, db, planId, features } = await open();
  const session = await order(ada, 10);
  await sandbox.pay(session, goodCard);
  await confirm(ada, session);
  const late = await order(ada, 5, false);

  await call(deleteUser, { token: ada });
  await sandbox.pay(late, goodCard);
  expect(new Set(await deliver(await messages()))).toEqual(new Set([200]));

  expect(await db.selectFrom('credit_entry').select('id').execute()).toEqual([]);
  await expect(sandbox.renew(await planId(), true)).rejects.toThrow('canceled');
  const unfulfilled = await features.bookkeeping.reconcile(1, { book: false });
  expect(unfulfilled.map(({ id }) => id)).toEqual([late]);
});

test('a sale whose message never comes is found by looking', async () => {
  const { ada, order, sandbox, features, clock, profile } = await open();
  await profile(ada);
  const session = await order(ada, 10, false);
  await sandbox.pay(session, goodCard);
  clock.now = after(clock.now, 5 * millisecondsIn.minute);

  await features.bookkeeping.sweep();

  expect(await profile(ada)).toMatchObject({ credits: 10 });
});

test('reconciling finds what was paid and not booked, and books it', async () => {
  const { ada, order, sandbox, features, profile, planId } = await open();
  const session = await order(ada, 5);
  await sandbox.pay(session, goodCard);
  await sandbox.renew(await planId(), true);

  expect(await features.bookkeeping.reconcile(1, { book: false })).toHaveLength(2);
  expect((await profile(ada)).credits).toBe(0);
  await features.bookkeeping.reconcile(1, { book: true });

  expect((await profile(ada)).credits).toBe(10);
  expect(await features.bookkeeping.reconcile(1, { book: true })).toEqual([]);
});
