import { z } from 'zod';
import { Purchase } from '../accounts/billing.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { givenId, line } from '../text.ts';

export const refundReasonMaxLength = 200;

export const ConsolePayment = Purchase.extend({
  /** Null once the account is deleted. */
  account: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  /** Refunds that were made here; others come from the provider's own pages. */
  refunds: z.array(z.object({ at: z.iso.datetime(), cents: z.int(), reason: z.string() })),
});
export type ConsolePayment = z.infer<typeof ConsolePayment>;

/** Newest first. `after` is the id of the last payment that is there already. */
export const consolePayments = {
  method: 'GET',
  path: '/operator/payments',
  auth: 'console',
  summary: 'Looked at payments',
  query: z.object({ after: givenId().optional() }),
  reply: z.object({ payments: z.array(ConsolePayment), hasMore: z.boolean() }),
} as const satisfies Endpoint;

/** Safe to repeat with the same `reference`. Credits are taken back in proportion, as far as they are not spent. */
export const consoleRefund = {
  method: 'POST',
  path: '/operator/payments/:id/refund',
  auth: 'console',
  summary: 'Refunded a payment',
  params: byId,
  body: z.object({
    cents: z.int().min(1).max(100_000_000),
    /** For operators; its owner does not read it. */
    reason: line(3, refundReasonMaxLength),
    reference: givenId(),
  }),
  reply: z.object({ refundedCents: z.int() }),
  perMinute: 20,
} as const satisfies Endpoint;
