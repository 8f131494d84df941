import Stripe from 'stripe';
import { millisecondsIn } from '../../base/durations.ts';
import { type EventSubject, type MonthlyPlan, type News, noNews, type Payment, type Reversal } from './payments.ts';

type Reference = string | { id: string } | null | undefined;
/** Only objects tagged with an order are ours; another shop may share the account. */
type Tagged = { metadata: Record<string, string> | null };

const activeStates: Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];
const endedStates: Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

/** Reads Stripe's current state and translates it into our types. */
export function createStripeReader(stripe: Stripe) {
  async function checkout(id: string): Promise<(News & { open: boolean }) | undefined> {
    const session = await present(stripe.checkout.sessions.retrieve(id));
    if (!session || orderOf(session) === undefined) return undefined;
    const open = session.status === 'open' || (session.status === 'complete' && session.payment_status === 'unpaid');
    const invoice = idOf(session.invoice);
    const plan = idOf(session.subscription);
    return {
      open,
      payments: invoice === undefined ? await sessionPayment(session) : await invoicePayment(invoice),
      plans: plan === undefined ? [] : await readPlan(plan),
    };
  }

  async function sessionPayment(session: Stripe.Checkout.Session): Promise<Payment[]> {
    const intent = idOf(session.payment_intent);
    const orderId = orderOf(session);
    if (intent === undefined || orderId === undefined || session.payment_status !== 'paid') return [];
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    const paid = charge !== null && typeof charge === 'object' ? charge : undefined;
    const payment = {
      id: session.id,
      orderId,
      cents: session.amount_total ?? 0,
      currency: session.currency ?? '',
      monthly: false,
      renewal: false,
      paidAt: dateOf(paid?.created ?? session.created),
      receiptUrl: paid?.receipt_url ?? null,
      reversals: await reversalsOf(intent),
    };
    return [payment];
  }

  async function invoicePayment(id: string): Promise<Payment[]> {
    const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] });
    const orderId = invoice.parent?.subscription_details?.metadata?.order;
    if (orderId === undefined || invoice.status !== 'paid') return [];
    const intent = intentOf(invoice);
    const payment = {
      id,
      orderId,
      cents: invoice.amount_paid,
      currency: invoice.currency,
      monthly: true,
      renewal: invoice.billing_reason !== 'subscription_create',
      paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
      receiptUrl: invoice.hosted_invoice_url ?? null,
      reversals: intent === undefined ? [] : await reversalsOf(intent),
    };
    return [payment];
  }

  /** The payment intent behind one of our payments, where refunds are made. */
  async function intentBehind(payment: string, monthly: boolean): Promise<string | undefined> {
    if (monthly) return intentOf(await stripe.invoices.retrieve(payment, { expand: ['payments'] }));
    return idOf((await stripe.checkout.sessions.retrieve(payment)).payment_intent);
  }

  async function readPlan(id: string): Promise<MonthlyPlan[]> {
    const plan = await present(stripe.subscriptions.retrieve(id));
    const orderId = plan && orderOf(plan);
    if (!plan || orderId === undefined) return [];
    const active = activeStates.includes(plan.status);
    const end = plan.items.data[0]?.current_period_end;
    const renewsAt = active && end !== undefined && !plan.cancel_at_period_end ? dateOf(end) : null;
    const ended = endedStates.includes(plan.status);
    return [{ id, orderId, active, ended, startedAt: dateOf(plan.created), renewsAt }];
  }

  async function reversalsOf(intent: string): Promise<Reversal[]> {
    const refunds = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    const disputes = await stripe.disputes.list({ payment_intent: intent, limit: 100 });
    const dated = [
      ...refunds.data
        .filter(({ status }) => status !== 'failed' && status !== 'canceled')
        .map(({ id, created, amount }) => ({ id, kind: 'refund' as const, cents: amount, won: false, created })),
      ...disputes.data
        // A warning is only an inquiry by the bank; no money moved.
        .filter(({ status }) => !status.startsWith('warning'))
        .map(({ id, created, amount, status }) => {
          return { id, kind: 'dispute' as const, cents: amount, won: status === 'won', created };
        }),
    ];
    return dated
      .toSorted((a, b) => a.created - b.created || a.id.localeCompare(b.id))
      .map(({ created: _, ...reversal }) => reversal);
  }

  async function ofCharge(intent: string): Promise<News> {
    const payment = { type: 'payment_intent', payment_intent: intent } as const;
    const invoiced = await stripe.invoicePayments.list({ payment, limit: 1 });
    const invoice = idOf(invoiced.data[0]?.invoice);
    if (invoice !== undefined) return { payments: await invoicePayment(invoice), plans: [] };
    const [session] = (await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })).data;
    return session ? { payments: await sessionPayment(session), plans: [] } : noNews;
  }

  async function subject({ kind, id }: EventSubject): Promise<News> {
    if (kind === 'checkout') return (await checkout(id)) ?? noNews;
    if (kind === 'invoice') return { payments: await invoicePayment(id), plans: [] };
    if (kind === 'plan') return { payments: [], plans: await readPlan(id) };
    return await ofCharge(id);
  }

  return { checkout, plan: readPlan, subject, intentBehind };
}

const intentOf = ({ payments }: Stripe.Invoice) =>
  idOf(payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent);

const dateOf = (seconds: number) => new Date(seconds * millisecondsIn.second);
const orderOf = ({ metadata }: Tagged) => metadata?.order;

function idOf(reference: Reference): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

async function present<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
