import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { z } from 'zod';
import { millisecondsIn } from '../../base/durations.ts';
import {
  type CheckoutTerms,
  type EventSubject,
  type News,
  noNews,
  type Order,
  type PaymentEvent,
  type Payments,
} from './payments.ts';
import { createStripeReader } from './stripe-reader.ts';

export type StripeOptions = {
  name: Payments['name'];
  secretKey: string;
  webhookSecret: string;
  terms: CheckoutTerms;
  /** Sends the calls to another service that implements Stripe's protocol. */
  fetch?: typeof fetch;
  now: () => Date;
};

const timeoutMilliseconds = 10_000;
/** How old, or how far ahead of our clock, a signature may be. */
const freshSeconds = 300;
const pageSize = 100;

export function createStripePayments({ name, secretKey, webhookSecret, terms, fetch, now }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: timeoutMilliseconds,
  });
  const reader = createStripeReader(stripe);

  return {
    name,

    async addCustomer(accountId, email) {
      const customer = await stripe.customers.create(
        { email, metadata: { account: accountId } },
        { idempotencyKey: `customer:${accountId}:${createHash('sha256').update(email).digest('hex')}` },
      );
      return customer.id;
    },

    async forgetCustomer(customer) {
      await stripe.customers.del(customer).catch(unlessGone);
    },

    async openCheckout(order) {
      const metadata = { order: order.id };
      const session = await stripe.checkout.sessions.create(
        {
          mode: order.monthly ? 'subscription' : 'payment',
          customer: order.customer,
          client_reference_id: order.id,
          metadata,
          line_items: [{ quantity: 1, price_data: priceOf(order, terms) }],
          ...termsOf(order, terms),
          // Copied to later objects, so that a renewal or a refund leads back to the order.
          ...(order.monthly ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
          success_url: order.paidUrl,
          cancel_url: order.cancelledUrl,
        },
        { idempotencyKey: `checkout:${order.id}` },
      );
      if (session.url === null) throw new Error(`The checkout ${session.id} has no address.`);
      return { session: session.id, url: session.url };
    },

    readCheckout: async (session) => await reader.checkout(session),
    readPlan: async (plan) => ({ payments: [], plans: await reader.plan(plan) }),

    async endPlan(plan) {
      const { status } = await stripe.subscriptions.retrieve(plan);
      if (status === 'canceled') return;
      // A concurrent call may have cancelled it already.
      await stripe.subscriptions.cancel(plan, { prorate: false, invoice_now: false }).catch(unlessGone);
    },

    async closeCheckout(session) {
      try {
        await stripe.checkout.sessions.expire(session);
      } catch (error) {
        const { status } = await stripe.checkout.sessions.retrieve(session);
        if (status === 'open') throw error;
      }
    },

    async refund({ payment, monthly, cents, key }) {
      const intent = await reader.intentBehind(payment, monthly);
      if (intent === undefined) return 'refused';
      try {
        await stripe.refunds.create(
          { payment_intent: intent, amount: cents, reason: 'requested_by_customer' },
          { idempotencyKey: `refund:${key}` },
        );
        return 'refunded';
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'refused';
        throw error;
      }
    },

    async portalUrl(customer, returnUrl) {
      const portal = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return portal.url;
    },

    async eventOf(body, signature) {
      const event = verified(Buffer.from(body), signature);
      return event && { id: event.id, type: event.type, subject: subjectOf(event) };
    },

    read: async (subject) => await reader.subject(subject),

    async *since(moment) {
      const created = { gte: Math.floor(moment.getTime() / millisecondsIn.second) };
      const page = { created, limit: pageSize };
      for await (const { id } of stripe.checkout.sessions.list({ ...page, status: 'complete' }))
        yield (await reader.checkout(id)) ?? noNews;
      for await (const { id } of stripe.invoices.list({ ...page, status: 'paid' }))
        yield await reader.subject({ kind: 'invoice', id });
      for await (const refund of stripe.refunds.list(page)) yield await ofCharge(refund.payment_intent);
      for await (const dispute of stripe.disputes.list(page)) yield await ofCharge(dispute.payment_intent);
    },
  };

  async function ofCharge(intent: string | { id: string } | null): Promise<News> {
    return intent === null ? noNews : await reader.subject({ kind: 'charge', id: idOf(intent) });
  }

  function verified(body: Buffer, signature: string): Stripe.Event | undefined {
    const moment = now().getTime();
    try {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, freshSeconds, undefined, moment);
      // The library rejects only old signatures; one dated in the future would stay valid too long.
      return signedAt(signature) > moment / millisecondsIn.second + freshSeconds ? undefined : event;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

/** Treats an object that no longer exists as success. */
function unlessGone(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
}

function priceOf({ title, cents, currency, monthly }: Order, { tax }: CheckoutTerms) {
  return {
    currency,
    unit_amount: cents,
    product_data: { name: title },
    ...(tax === 'none' ? {} : { tax_behavior: tax }),
    ...(monthly ? { recurring: { interval: 'month' as const } } : {}),
  };
}

function termsOf({ id, monthly }: Order, { promotionCodes, tax, invoices }: CheckoutTerms) {
  return {
    ...(promotionCodes ? { allow_promotion_codes: true } : {}),
    // The address that the tax depends on is asked for and kept with the customer.
    ...(tax === 'none'
      ? {}
      : {
          automatic_tax: { enabled: true },
          tax_id_collection: { enabled: true },
          customer_update: { address: 'auto' as const, name: 'auto' as const },
        }),
    // Plans have an invoice a month in any case.
    ...(invoices && !monthly ? { invoice_creation: { enabled: true, invoice_data: { metadata: { order: id } } } } : {}),
  };
}

const signedAt = (signature: string) => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.POSITIVE_INFINITY);
const idOf = (reference: string | { id: string }) => (typeof reference === 'string' ? reference : reference.id);

const Reference = z.union([z.string(), z.object({ id: z.string() })]);
const Subject = z.object({ id: z.string().optional(), payment_intent: Reference.nullish() });

/** The subject of an event. Its content may be out of date, so only the id is used. */
function subjectOf({ type, data }: Stripe.Event): EventSubject | undefined {
  const object = Subject.parse(data.object);
  if (type.startsWith('checkout.session.')) return named('checkout', object.id);
  if (type.startsWith('customer.subscription.')) return named('plan', object.id);
  if (/^(charge\.|refund\.)/.test(type) && object.payment_intent) return named('charge', idOf(object.payment_intent));
  if (type.startsWith('invoice.')) return named('invoice', object.id);
  return undefined;
}

function named(kind: EventSubject['kind'], id: string | undefined): PaymentEvent['subject'] {
  return id === undefined ? undefined : { kind, id };
}
