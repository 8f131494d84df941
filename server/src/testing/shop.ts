import { billingHistory, confirmPurchase, getUser, subscribe } from '@redmark/contract';
import { paymentMessagesPath } from '../http/payments/payment-messages.ts';
import { sign } from '../platform/payments/sandbox/deliveries.ts';
import type { startTestApp } from './start-test-app.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
export type Message = { id: string; type: string; payload: string };

export const goodCard = '4242 4242 4242 4242';

/** A buyer, and control over when and how often the provider's events are delivered. */
export function openShop({ app, call, db, sandbox, clock }: TestApp) {
  async function post(payload: string, signature = sign(sandbox.webhookSecret, payload, clock.now)) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return await app.inject({ method: 'POST', url: paymentMessagesPath, headers, payload });
  }

  return {
    post,

    /** Opens a checkout and returns its id. */
    async order(token: string, numberOfCredits: number | string, renew?: boolean): Promise<string> {
      const body = renew === undefined ? { numberOfCredits } : { numberOfCredits, renew };
      const { data } = await call(subscribe, { body, token });
      return new URL(data.url).pathname.split('/').at(-1) ?? '';
    },

    async confirm(token: string, sessionId: string) {
      return await call(confirmPurchase, { body: { sessionId }, token });
    },

    /** Every event of the provider, oldest first. */
    async messages(): Promise<Message[]> {
      const told = await db.selectFrom('sandbox_delivery').selectAll().orderBy('number').execute();
      return told.map(({ payload }) => ({ ...(JSON.parse(payload) as { id: string; type: string }), payload }));
    },

    async deliver(messages: Message[]): Promise<number[]> {
      const statuses: number[] = [];
      for (const { payload } of messages) statuses.push((await post(payload)).statusCode);
      return statuses;
    },

    /** The ids of the payment intents so far, newest first, for refunds and disputes. */
    async intents(): Promise<string[]> {
      const things = await db
        .selectFrom('sandbox_object')
        .select('id')
        .where('kind', '=', 'payment_intent')
        .orderBy('number', 'desc')
        .execute();
      return things.map(({ id }) => id);
    },

    async planId(): Promise<string> {
      const things = await db
        .selectFrom('sandbox_object')
        .select('id')
        .where('kind', '=', 'subscription')
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow();
      return things.id;
    },

    /** The ledger as text, without what differs from run to run. */
    async ledger(token: string): Promise<string[]> {
      const { movements } = await call(billingHistory, { token });
      return movements
        .map(({ reason, credits }) => `${reason} ${credits}`)
        .filter((line) => !line.startsWith('welcome'))
        .toSorted();
    },

    profile: async (token: string) => await call(getUser, { token }),
    history: async (token: string) => await call(billingHistory, { token }),
  };
}
