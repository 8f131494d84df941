import type { Config } from '../config/config.ts';
import type { Database } from '../database/open.ts';
import type { CheckoutTerms, Payments } from '../platform/payments/payments.ts';
import { stripePaymentsLater } from '../platform/payments/payments-later.ts';
import { openSandbox, type Sandbox } from '../platform/payments/sandbox/open-sandbox.ts';

type Options = { db: Database; now: () => Date; log: (error: unknown) => void };

type OpenPayments = {
  payments: Payments;
  /** Set where payments are simulated. */
  sandbox: Sandbox | undefined;
};

/** Opens the configured payment provider. */
export function openPayments(config: Config, { db, now, log }: Options): OpenPayments {
  const terms: CheckoutTerms = {
    promotionCodes: config.CHECKOUT_PROMOTION_CODES === 'yes',
    tax: config.CHECKOUT_TAX,
    invoices: config.CHECKOUT_INVOICES === 'yes',
  };
  if (config.PAYMENTS === 'sandbox') {
    const sandbox = openSandbox({ db, now, log, terms });
    return { payments: sandbox.payments, sandbox };
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  return {
    payments: stripePaymentsLater({ name: 'stripe', secretKey, webhookSecret, terms, now }),
    sandbox: undefined,
  };
}
