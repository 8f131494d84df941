import Stripe from 'stripe';
import type { Config } from '../../config/config.ts';
import { paymentMessagesPath } from '../../http/payments/payment-messages.ts';
import { type Check, CheckFailed } from './run-checks.ts';

/** One event of each kind that must reach us. */
const needed = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.closed',
];
const endpointsRead = 100;
const timeoutMilliseconds = 10_000;

/** Asks Stripe whether the key works, is of the right mode, and whether its messages come here. */
export function checkPayments(config: Config, client: Stripe.StripeConfig = {}): Check {
  const { PAYMENTS, PUBLIC_URL } = config;
  if (PAYMENTS === 'sandbox')
    return { part: 'payments', advice: '', attempt: async () => 'the sandbox, where no money moves' };
  return {
    part: 'payments',
    advice: 'Look at STRIPE_SECRET_KEY, and at the webhook endpoints of the same mode in the dashboard',
    async attempt() {
      const stripe = new Stripe(config.STRIPE_SECRET_KEY, {
        telemetry: false,
        timeout: timeoutMilliseconds,
        ...client,
      });
      const { data } = await stripe.webhookEndpoints.list({ limit: endpointsRead });
      const mode = /^[sr]k_live_/.test(config.STRIPE_SECRET_KEY) ? 'live' : 'test';
      const url = `${PUBLIC_URL ?? ''}${paymentMessagesPath}`;
      const ours = data.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
      if (!ours) throw new CheckFailed(`the ${mode} key works, but no enabled ${mode} webhook endpoint calls ${url}`);
      if (ours.livemode !== (mode === 'live'))
        throw new CheckFailed(`the key is of ${mode} mode, and the webhook endpoint is not`);
      const events: string[] = ours.enabled_events;
      const missing = events.includes('*') ? [] : needed.filter((event) => !events.includes(event));
      if (missing.length > 0) throw new CheckFailed(`the webhook endpoint does not send ${missing.join(', ')}`);
      return `the ${mode} key works, and ${url} gets the messages; that STRIPE_WEBHOOK_SECRET is its secret shows at the first message`;
    },
  };
}
