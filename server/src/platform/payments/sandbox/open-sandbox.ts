import { randomBytes } from 'node:crypto';
import { millisecondsIn } from '../../../base/durations.ts';
import type { Database } from '../../../database/open.ts';
import type { CheckoutTerms, Payments } from '../payments.ts';
import { stripePaymentsLater } from '../payments-later.ts';
import { createAnswerer } from './answer-call.ts';
import { createDeliveries, type Deliver } from './deliveries.ts';
import { callInProcess } from './in-process.ts';
import { cancelPlan, closeDispute, dispute, pay, periodEnd, refund, renew } from './sandbox-operations.ts';
import { openSandboxStore, type SandboxStore } from './sandbox-store.ts';

type Options = { db: Database; now: () => Date; log: (error: unknown) => void; terms?: CheckoutTerms };

export type Sandbox = ReturnType<typeof openSandbox>;

/** Prices, and nothing else. */
const plainTerms: CheckoutTerms = { promotionCodes: false, tax: 'none', invoices: false };
const renewalsLookMinutes = 10;

/**
 * A simulated payment provider inside this process. It implements Stripe's protocol, so the product uses Stripe's own
 * library with it; no money moves.
 */
export function openSandbox({ db, now, log, terms = plainTerms }: Options) {
  // Known to this process only, so they are new at every start.
  const secretKey = `sk_test_${randomBytes(18).toString('base64url')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;
  const answer = createAnswerer({ db, now, secretKey, log });
  const deliveries = createDeliveries({ db, now, secret: webhookSecret, log });
  let closed = false;
  const payments: Payments = stripePaymentsLater({
    name: 'sandbox',
    secretKey,
    webhookSecret,
    terms,
    fetch: callInProcess(answer, () => closed),
    now,
  });
  let renewals: NodeJS.Timeout | undefined;

  async function act<Result>(what: (store: SandboxStore) => Promise<Result>): Promise<Result> {
    const result = await db.transaction().execute(async (tx) => await what(openSandboxStore(tx, now())));
    deliveries.wake();
    return result;
  }

  /** Renews the plans whose month is over. */
  async function renewDue(): Promise<void> {
    await act(async (store) => {
      for (const plan of await store.list('subscription', { status: 'active' }))
        if (periodEnd(plan) <= store.created) await renew(store, plan.id, true);
    });
  }

  return {
    payments,
    webhookSecret,
    /** For the sandbox's own pages. */
    sessionOf: async (id: string) => await act(async (store) => await store.find('checkout.session', id)),
    chargeOf: async (id: string) => await act(async (store) => await store.find('charge', id)),
    portalOf: async (id: string) =>
      await act(async (store) => {
        const portal = await store.find('billing_portal.session', id);
        const customer = String(portal?.customer);
        return (
          portal && {
            portal,
            plans: await store.list('subscription', { customer }),
            charges: await store.list('charge', { customer }),
          }
        );
      }),
    pay: async (session: string, card: string, code = '') =>
      await act(async (store) => await pay(store, session, { card, code })),
    /** Bills the next month of a plan; with `works: false` the card is declined. */
    renew: async (plan: string, works: boolean) => await act(async (store) => await renew(store, plan, works)),
    cancelPlan: async (plan: string) => await act(async (store) => await cancelPlan(store, plan)),
    refund: async (intent: string, cents?: number) => await act(async (store) => await refund(store, intent, cents)),
    dispute: async (intent: string) => await act(async (store) => await dispute(store, intent)),
    closeDispute: async (id: string, won: boolean) => await act(async (store) => await closeDispute(store, id, won)),
    deliverDue: deliveries.deliverDue,
    /** Starts delivering events to the shop. */
    start(deliver: Deliver) {
      deliveries.start(deliver);
      renewals = setInterval(() => renewDue().catch(log), renewalsLookMinutes * millisecondsIn.minute);
      renewals.unref();
    },
    async close() {
      closed = true;
      clearInterval(renewals);
      await deliveries.stop();
    },
  };
}
