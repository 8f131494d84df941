import { z } from 'zod';
import { secondsIn } from '../../../base/durations.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import type { SandboxStore, Thing } from './sandbox-store.ts';
import { type Totals, totalsOf } from './sandbox-totals.ts';

/** Test cards, and the bank's reason for declining each; any other number is invalid. */
const cards: Record<string, string | undefined> = {
  '4242424242424242': undefined,
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};
const monthDays = 30;

type Entered = { card: string; code: string };

/** Pays an open checkout. A declined card or code is returned as a message, and payment can be retried. */
export async function pay(store: SandboxStore, sessionId: string, { card, code }: Entered) {
  const session = await store.find('checkout.session', sessionId);
  if (session?.status !== 'open') return { state: 'over' } as const;
  const totals = totalsOf(session, code);
  if (!totals) return { state: 'declined', reason: 'This promotion code is not valid.', session } as const;
  const number = card.replaceAll(/[\s-]/g, '');
  const declined = Object.hasOwn(cards, number) ? cards[number] : 'Your card number is not valid.';
  // A plan keeps the card for the next month.
  const isCardAsked = totals.total > 0 || session.mode === 'subscription';
  if (declined !== undefined && isCardAsked) return { state: 'declined', reason: declined, session } as const;
  const paid = {
    status: 'complete',
    payment_status: totals.total > 0 ? 'paid' : 'no_payment_required',
    amount_total: totals.total,
    total_details: { amount_discount: totals.discount, amount_tax: totals.tax },
    url: null,
  };
  const links = await (session.mode === 'subscription' ? startPlan : buy)(store, session, totals);
  const complete = await store.change(session, { ...paid, ...links });
  await store.emit('checkout.session.completed', complete);
  return { state: 'paid', session: complete } as const;
}

async function buy(store: SandboxStore, session: Thing, { total: amount, discount, tax }: Totals) {
  const { currency, customer, intent_metadata: metadata, base, title } = session;
  if (amount === 0) return {};
  const taken = await take(store, { amount, discount, tax, currency, customer, metadata, base, title });
  if (session.invoice_creation !== true) return { payment_intent: taken.intent.id };
  const paid = { status: 'paid', amount_paid: amount, currency, payment_intent: taken.intent.id };
  const invoice = await store.add('invoice', { ...paid, customer, hosted_invoice_url: taken.receipt, parent: null });
  await settle(store, invoice, paid);
  await store.emit('invoice.paid', invoice);
  return { payment_intent: taken.intent.id, invoice: invoice.id };
}

/** Records which payment intent paid an invoice. */
async function settle(store: SandboxStore, invoice: Thing, paid: { payment_intent: string } & Record<string, unknown>) {
  const payment = { type: 'payment_intent', payment_intent: paid.payment_intent };
  await store.add('invoice_payment', { ...paid, invoice: invoice.id, payment });
}

/** Records a successful payment: an intent and its charge. */
async function take(store: SandboxStore, money: Record<string, unknown>) {
  const intent = await store.add('payment_intent', { ...money, status: 'succeeded' });
  const paid = { ...money, payment_intent: intent.id, status: 'succeeded', paid: true, refunded: false };
  const taken = await store.add('charge', { ...paid, amount_refunded: 0, disputed: false });
  const receipt = `${money.base}/sandbox/receipt/${taken.id}`;
  await store.change(intent, { latest_charge: taken.id });
  await store.emit('charge.succeeded', await store.change(taken, { receipt_url: receipt }));
  return { intent, receipt };
}

/** A promotion code lowers the first month only. */
async function startPlan(store: SandboxStore, session: Thing, first: Totals) {
  const { customer, plan_metadata: metadata, currency, title, base } = session;
  const amount = totalsOf(session)?.total ?? first.total;
  const plan = await store.add('subscription', {
    customer,
    metadata,
    status: 'active',
    cancel_at_period_end: false,
    amount,
    currency,
    title,
    base,
    items: { object: 'list', data: [{ current_period_end: store.created + monthDays * secondsIn.day }] },
  });
  await store.emit('customer.subscription.created', plan);
  const invoice = await bill(store, { ...plan, amount: first.total }, 'subscription_create', true);
  return { subscription: plan.id, invoice: invoice.id };
}

/** Bills one month of a plan: an invoice, paid or open until another card works. */
async function bill(store: SandboxStore, plan: Thing, reason: string, works: boolean): Promise<Thing> {
  const { customer, amount, currency, metadata, base, title } = plan;
  const invoice = await store.add('invoice', {
    customer,
    currency,
    status: works ? 'paid' : 'open',
    amount_due: amount,
    amount_paid: works ? amount : 0,
    billing_reason: reason,
    subscription: plan.id,
    parent: { type: 'subscription_details', subscription_details: { subscription: plan.id, metadata } },
    status_transitions: { paid_at: works ? store.created : null },
  });
  if (!works) {
    await store.emit('invoice.payment_failed', invoice);
    return invoice;
  }
  if (amount === 0) {
    await store.emit('invoice.paid', invoice);
    return invoice;
  }
  const { intent, receipt } = await take(store, { amount, currency, customer, metadata, base, title });
  await settle(store, invoice, { status: 'paid', amount_paid: amount, currency, payment_intent: intent.id });
  const receipted = await store.change(invoice, { hosted_invoice_url: receipt });
  await store.emit('invoice.paid', receipted);
  return receipted;
}

/** Renews a plan by a month. When the card is declined, the plan becomes past due and is not ended. */
export async function renew(store: SandboxStore, planId: string, works: boolean) {
  const plan = await store.get('subscription', planId);
  if (plan.status === 'canceled') throw new SandboxRefusal(400, 'This subscription is canceled.');
  const items = { object: 'list', data: [{ current_period_end: periodEnd(plan) + monthDays * secondsIn.day }] };
  const state = works ? { status: 'active', items } : { status: 'past_due' };
  const changed = await store.change(plan, state);
  await bill(store, changed, 'subscription_cycle', works);
  await store.emit('customer.subscription.updated', changed);
}

const Items = z.object({ data: z.array(z.object({ current_period_end: z.number() })) });

export function periodEnd(plan: Thing): number {
  return Items.parse(plan.items).data[0]?.current_period_end ?? 0;
}

export async function cancelPlan(store: SandboxStore, planId: string): Promise<Thing> {
  const plan = await store.get('subscription', planId);
  if (plan.status === 'canceled')
    throw new SandboxRefusal(404, `No such subscription: '${planId}'`, 'resource_missing');
  const canceled = await store.change(plan, { status: 'canceled', canceled_at: store.created });
  await store.emit('customer.subscription.deleted', canceled);
  return canceled;
}

/** Refunds a payment, in full or in part. */
export async function refund(store: SandboxStore, intentId: string, cents: number | undefined): Promise<Thing> {
  const [charged] = await store.list('charge', { payment_intent: intentId });
  if (!charged) throw new SandboxRefusal(404, `No such payment_intent: '${intentId}'`, 'resource_missing');
  const left = Number(charged.amount) - Number(charged.amount_refunded);
  if (left === 0) throw new SandboxRefusal(400, 'Charge has already been refunded.', 'charge_already_refunded');
  const amount = cents ?? left;
  if (!(amount > 0 && amount <= left)) throw new SandboxRefusal(400, 'The amount is larger than what is left.');
  const made = await store.add('refund', {
    amount,
    currency: charged.currency,
    payment_intent: intentId,
    charge: charged.id,
    status: 'succeeded',
  });
  const changed = await store.change(charged, {
    amount_refunded: Number(charged.amount_refunded) + amount,
    refunded: amount === left,
  });
  await store.emit('charge.refunded', changed);
  return made;
}

/** Opens a dispute: the bank takes the money back and asks the shop to respond. */
export async function dispute(store: SandboxStore, intentId: string): Promise<Thing> {
  const [charged] = await store.list('charge', { payment_intent: intentId });
  if (!charged) throw new SandboxRefusal(404, `No such payment_intent: '${intentId}'`, 'resource_missing');
  const opened = await store.add('dispute', {
    amount: charged.amount,
    currency: charged.currency,
    payment_intent: intentId,
    charge: charged.id,
    status: 'needs_response',
  });
  await store.emit('charge.dispute.created', opened);
  return opened;
}

export async function closeDispute(store: SandboxStore, id: string, won: boolean): Promise<void> {
  const closed = await store.change(await store.get('dispute', id), { status: won ? 'won' : 'lost' });
  await store.emit('charge.dispute.closed', closed);
}
