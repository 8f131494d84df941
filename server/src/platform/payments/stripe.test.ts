import { test } from 'vitest';
import { testPayments } from './payments-promises.ts';
import { sign } from './sandbox/deliveries.ts';
import { createStripePayments } from './stripe.ts';

const secretKey = process.env.STRIPE_TEST_KEY;

if (secretKey?.startsWith('sk_test_'))
  testPayments('stripe', async () => {
    const webhookSecret = 'whsec_promises';
    const now = () => new Date();
    const payments = createStripePayments({
      name: 'stripe',
      secretKey,
      webhookSecret,
      terms: { promotionCodes: true, tax: 'none', invoices: true },
      now,
    });
    return { payments, now, sign: (payload, at) => sign(webhookSecret, payload, at) };
  });
else test.skip('stripe keeps the promises of payments: set STRIPE_TEST_KEY to a key of its test mode', () => {});
