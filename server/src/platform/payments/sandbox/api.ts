import { secondsIn } from '../../../base/durations.ts';
import { type Form, textAt, textsAt } from './form.ts';
import { cancelPlan, refund } from './sandbox-operations.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import type { SandboxStore, Thing } from './sandbox-store.ts';
import { totalsOf } from './sandbox-totals.ts';

type Asked = { store: SandboxStore; form: Form; id: string };
type Answer = (asked: Asked) => Promise<object>;

const largestPage = 100;

/** The part of Stripe's API that the product uses, with responses in Stripe's format. */
export const sandboxApi: Record<string, Answer> = {
  'POST /v1/customers': async ({ store, form }) =>
    await store.add('customer', { email: textAt(form, 'email') ?? null, metadata: textsAt(form, 'metadata') }),
  'DELETE /v1/customers/:id': async ({ store, id }) => {
    const { email } = await store.get('customer', id);
    await store.forget(id, String(email));
    return { id, object: 'customer', deleted: true };
  },
  'GET /v1/customers/:id': async ({ store, id }) => await store.get('customer', id),

  'POST /v1/checkout/sessions': openSession,
  'GET /v1/checkout/sessions/:id': async ({ store, id }) => await store.get('checkout.session', id),
  'GET /v1/checkout/sessions': listOf('checkout.session', ['status', 'payment_intent']),
  'POST /v1/checkout/sessions/:id/expire': async ({ store, id }) => {
    const session = await store.get('checkout.session', id);
    if (session.status !== 'open') throw new SandboxRefusal(400, 'Only open Checkout Sessions can be expired.');
    const expired = await store.change(session, { status: 'expired', url: null });
    await store.emit('checkout.session.expired', expired);
    return expired;
  },

  'GET /v1/payment_intents/:id': async ({ store, id }) => {
    const intent = await store.get('payment_intent', id);
    return { ...intent, latest_charge: await store.get('charge', String(intent.latest_charge)) };
  },

  'GET /v1/invoices/:id': async ({ store, id }) => {
    const invoice = await store.get('invoice', id);
    return {
      ...invoice,
      payments: page(await store.list('invoice_payment', { invoice: id }), {}, '/v1/invoice_payments'),
    };
  },
  'GET /v1/invoices': listOf('invoice', ['status', 'subscription']),
  'GET /v1/invoice_payments': async ({ store, form }) =>
    page(
      await store.list('invoice_payment', { payment_intent: textAt(form, 'payment', 'payment_intent') }),
      form,
      '/v1/invoice_payments',
    ),

  'GET /v1/subscriptions/:id': async ({ store, id }) => await store.get('subscription', id),
  'GET /v1/subscriptions': listOf('subscription', ['customer']),
  'DELETE /v1/subscriptions/:id': async ({ store, id }) => await cancelPlan(store, id),

  'POST /v1/refunds': async ({ store, form }) => {
    const amount = textAt(form, 'amount');
    return await refund(store, textAt(form, 'payment_intent') ?? '', amount === undefined ? undefined : Number(amount));
  },
  'GET /v1/refunds': listOf('refund', ['payment_intent']),
  'GET /v1/disputes': listOf('dispute', ['payment_intent']),

  'POST /v1/billing_portal/sessions': async ({ store, form }) => {
    const customer = await store.get('customer', textAt(form, 'customer') ?? '');
    const returnUrl = textAt(form, 'return_url') ?? '';
    const portal = await store.add('billing_portal.session', { customer: customer.id, return_url: returnUrl });
    return await store.change(portal, { url: `${new URL(returnUrl).origin}/sandbox/portal/${portal.id}` });
  },
};

async function openSession({ store, form }: Asked): Promise<Thing> {
  const price = (name: string) => textAt(form, 'line_items', '0', 'price_data', name);
  const amount = Number(price('unit_amount')) * Number(textAt(form, 'line_items', '0', 'quantity') ?? 1);
  if (!(amount > 0)) throw new SandboxRefusal(400, 'Missing required param: line_items.');
  const customer = await store.get('customer', textAt(form, 'customer') ?? '');
  // The sandbox's pages have the shop's origin: this host serves both.
  const base = new URL(textAt(form, 'success_url') ?? '').origin;
  const session = await store.add('checkout.session', {
    mode: textAt(form, 'mode') ?? 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: amount,
    amount_total: amount,
    allow_promotion_codes: textAt(form, 'allow_promotion_codes') === 'true',
    tax_behavior: textAt(form, 'automatic_tax', 'enabled') === 'true' ? (price('tax_behavior') ?? null) : null,
    invoice_creation: textAt(form, 'invoice_creation', 'enabled') === 'true',
    currency: price('currency'),
    title: textAt(form, 'line_items', '0', 'price_data', 'product_data', 'name'),
    customer: customer.id,
    customer_email: customer.email,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: textsAt(form, 'metadata'),
    intent_metadata: textsAt(form, 'payment_intent_data', 'metadata'),
    plan_metadata: textsAt(form, 'subscription_data', 'metadata'),
    success_url: textAt(form, 'success_url'),
    cancel_url: textAt(form, 'cancel_url'),
    expires_at: store.created + secondsIn.day,
    payment_intent: null,
    subscription: null,
    invoice: null,
    base,
  });
  const total = totalsOf(session)?.total ?? amount;
  return await store.change(session, { amount_total: total, url: `${base}/sandbox/pay/${session.id}` });
}

function listOf(kind: string, filters: string[]): Answer {
  return async ({ store, form }) => {
    const wanted = Object.fromEntries(filters.map((name) => [name, textAt(form, name)]));
    return page(await store.list(kind, wanted), form, `/v1/${kind}s`);
  };
}

function page(found: Thing[], form: Form, url: string) {
  const since = Number(textAt(form, 'created', 'gte') ?? 0);
  const after = textAt(form, 'starting_after');
  const fresh = found.filter(({ created }) => created >= since);
  const start = after === undefined ? 0 : fresh.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(largestPage, Number(textAt(form, 'limit') ?? 10));
  return { object: 'list', url, data: fresh.slice(start, start + limit), has_more: fresh.length > start + limit };
}
