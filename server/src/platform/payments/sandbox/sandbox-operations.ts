import { z } from 'zod';
import { secondsIn } from '../../../base/durations.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import type { Books, Thing } from './sandbox-store.ts';

/** Cards the sandbox knows, and what the bank says to each; to any other number it says that it is wrong. */
const cards: Record<string, string | undefined> = {
  '4242424242424242': undefined,
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};
const monthDays = 30;

/** Pays an open checkout. What the bank refuses is answered as a sentence, and can be tried again. */
export async function pay(books: Books, sessionId: string, card: string) {
  const session = await books.find('checkout.session', sessionId);
  if (session?.status !== 'open') return { state: 'over' } as const;
  const number = card.replaceAll(/[\s-]/g, '');
  const declined = Object.hasOwn(cards, number) ? cards[number] : 'Your card number is not valid.';
  if (declined !== undefined) return { state: 'declined', reason: declined, session } as const;
  const paid = { status: 'complete', payment_status: 'paid', url: null };
  const links = session.mode === 'subscription' ? await startPlan(books, session) : await charge(books, session);
  const complete = await books.change(session, { ...paid, ...links });
  await books.tell('checkout.session.completed', complete);
  return { state: 'paid', session: complete } as const;
}

async function charge(books: Books, session: Thing) {
  const { amount_total: amount, currency, customer, intent_metadata: metadata, base, title } = session;
  const { intent } = await take(books, { amount, currency, customer, metadata, base, title });
  return { payment_intent: intent.id };
}

/** One payment that went through: an intent and its charge. */
async function take(books: Books, money: Record<string, unknown>) {
  const intent = await books.add('payment_intent', { ...money, status: 'succeeded' });
  const paid = { ...money, payment_intent: intent.id, status: 'succeeded', paid: true, refunded: false };
  const taken = await books.add('charge', { ...paid, amount_refunded: 0, disputed: false });
  const receipt = `${money.base}/sandbox/receipt/${taken.id}`;
  await books.change(intent, { latest_charge: taken.id });
  await books.tell('charge.succeeded', await books.change(taken, { receipt_url: receipt }));
  return { intent, receipt };
}

async function startPlan(books: Books, session: Thing) {
  const { customer, plan_metadata: metadata, amount_total: amount, currency, title, base } = session;
  const plan = await books.add('subscription', {
    customer,
    metadata,
    status: 'active',
    cancel_at_period_end: false,
    amount,
    currency,
    title,
    base,
    items: { object: 'list', data: [{ current_period_end: books.created + monthDays * secondsIn.day }] },
  });
  await books.tell('customer.subscription.created', plan);
  const invoice = await bill(books, plan, 'subscription_create', true);
  return { subscription: plan.id, invoice: invoice.id };
}

/** One month of a plan: an invoice, paid or waiting for a better card. */
async function bill(books: Books, plan: Thing, reason: string, works: boolean): Promise<Thing> {
  const { customer, amount, currency, metadata, base, title } = plan;
  const invoice = await books.add('invoice', {
    customer,
    currency,
    status: works ? 'paid' : 'open',
    amount_due: amount,
    amount_paid: works ? amount : 0,
    billing_reason: reason,
    subscription: plan.id,
    parent: { type: 'subscription_details', subscription_details: { subscription: plan.id, metadata } },
    status_transitions: { paid_at: works ? books.created : null },
  });
  if (!works) {
    await books.tell('invoice.payment_failed', invoice);
    return invoice;
  }
  const { intent, receipt } = await take(books, { amount, currency, customer, metadata, base, title });
  const paid = { status: 'paid', amount_paid: amount, currency, payment_intent: intent.id };
  await books.add('invoice_payment', {
    ...paid,
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  const receipted = await books.change(invoice, { hosted_invoice_url: receipt });
  await books.tell('invoice.paid', receipted);
  return receipted;
}

/** The next month of a plan. When the card does not work, the plan waits and is not ended. */
export async function renew(books: Books, planId: string, works: boolean) {
  const plan = await books.get('subscription', planId);
  if (plan.status === 'canceled') throw new SandboxRefusal(400, 'This subscription is canceled.');
  const items = { object: 'list', data: [{ current_period_end: periodEnd(plan) + monthDays * secondsIn.day }] };
  const state = works ? { status: 'active', items } : { status: 'past_due' };
  const changed = await books.change(plan, state);
  await bill(books, changed, 'subscription_cycle', works);
  await books.tell('customer.subscription.updated', changed);
}

const Items = z.object({ data: z.array(z.object({ current_period_end: z.number() })) });

export function periodEnd(plan: Thing): number {
  return Items.parse(plan.items).data[0]?.current_period_end ?? 0;
}

export async function cancelPlan(books: Books, planId: string): Promise<Thing> {
  const plan = await books.get('subscription', planId);
  if (plan.status === 'canceled')
    throw new SandboxRefusal(404, `No such subscription: '${planId}'`, 'resource_missing');
  const canceled = await books.change(plan, { status: 'canceled', canceled_at: books.created });
  await books.tell('customer.subscription.deleted', canceled);
  return canceled;
}

/** Money back to the card, all of it or a part. */
export async function refund(books: Books, intentId: string, cents: number | undefined): Promise<Thing> {
  const [charged] = await books.list('charge', { payment_intent: intentId });
  if (!charged) throw new SandboxRefusal(404, `No such payment_intent: '${intentId}'`, 'resource_missing');
  const left = Number(charged.amount) - Number(charged.amount_refunded);
  if (left === 0) throw new SandboxRefusal(400, 'Charge has already been refunded.', 'charge_already_refunded');
  const amount = cents ?? left;
  if (!(amount > 0 && amount <= left)) throw new SandboxRefusal(400, 'The amount is larger than what is left.');
  const made = await books.add('refund', {
    amount,
    currency: charged.currency,
    payment_intent: intentId,
    charge: charged.id,
    status: 'succeeded',
  });
  const changed = await books.change(charged, {
    amount_refunded: Number(charged.amount_refunded) + amount,
    refunded: amount === left,
  });
  await books.tell('charge.refunded', changed);
  return made;
}

/** The bank takes the money back and asks the shop to answer. */
export async function dispute(books: Books, intentId: string): Promise<Thing> {
  const [charged] = await books.list('charge', { payment_intent: intentId });
  if (!charged) throw new SandboxRefusal(404, `No such payment_intent: '${intentId}'`, 'resource_missing');
  const opened = await books.add('dispute', {
    amount: charged.amount,
    currency: charged.currency,
    payment_intent: intentId,
    charge: charged.id,
    status: 'needs_response',
  });
  await books.tell('charge.dispute.created', opened);
  return opened;
}

export async function closeDispute(books: Books, id: string, won: boolean): Promise<void> {
  const closed = await books.change(await books.get('dispute', id), { status: won ? 'won' : 'lost' });
  await books.tell('charge.dispute.closed', closed);
}
