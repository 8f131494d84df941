import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { line } from '../text.ts';

/** Why credits moved. A hold sets a credit aside while a resume is graded; a release gives it back. */
export const creditReasons = [
  'welcome',
  'purchase',
  'renewal',
  'hold',
  'settlement',
  'release',
  'refund',
  'restore',
  'grant',
] as const;
export type CreditReason = (typeof creditReasons)[number];

/** One line of the ledger. The balance is the sum of `credits` of all lines. */
export const Movement = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** 0 for a settlement: the credit was taken by its hold, and the report is ready. */
  credits: z.int(),
  reason: z.enum(creditReasons),
  /** Of a hold: the grading is still running, and the credit may be given back. */
  pending: z.boolean(),
  /** The operator's explanation, where a person moved the credits. */
  note: z.string().nullable(),
  /** The resume it belongs to; `fileName` is null once that is deleted. */
  resume: z.object({ resumeId: z.uuid(), fileName: z.string().nullable() }).nullable(),
  /** Who else's grading it was, in a team that shares these credits: nothing of their resume is told. */
  member: z
    .object({
      /** Their name or e-mail; null once their account is deleted. */
      name: z.string().nullable(),
    })
    .nullable(),
});
export type Movement = z.infer<typeof Movement>;

export const Purchase = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  plan: z.string(),
  credits: z.int(),
  cents: z.int(),
  currency: z.string(),
  /** A payment of a monthly plan, the first one included. */
  monthly: z.boolean(),
  refundedCents: z.int(),
  /** The provider's page with the receipt. */
  receiptUrl: z.string().nullable(),
});
export type Purchase = z.infer<typeof Purchase>;

export const BillingHistory = z.object({
  credits: z.int(),
  /** The active monthly plan. */
  plan: z
    .object({
      name: z.string(),
      credits: z.int(),
      cents: z.int(),
      currency: z.string(),
      renewsAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Newest first, the last few hundred. */
  movements: z.array(Movement),
  purchases: z.array(Purchase),
});
export type BillingHistory = z.infer<typeof BillingHistory>;

const link = z.object({ data: z.object({ url: z.string() }) });

/** Answers with the link that the browser opens to pay. Monthly unless `renew` is false. */
export const subscribe = {
  method: 'POST',
  path: '/subscribe',
  auth: 'bearer',
  summary: 'Buy credits, monthly or once: answers the link to the payment page',
  body: z.object({
    numberOfCredits: z.union([z.int(), line(0, 10)]),
    renew: z.boolean().optional(),
  }),
  reply: link,
  perMinute: 20,
} as const satisfies Endpoint;

/** Ends renewals at once. Credits are kept. */
export const unsubscribe = {
  method: 'DELETE',
  path: '/unsubscribe',
  auth: 'bearer',
  summary: 'End your monthly plan; credits stay',
  reply: z.object({ message: z.string() }),
} as const satisfies Endpoint;

/** Safe to repeat. Called by the return page; credits what was paid if the provider's webhook has not arrived yet. */
export const confirmPurchase = {
  method: 'POST',
  path: '/billing/confirm',
  auth: 'bearer',
  summary: 'Look whether a purchase is paid, and credit it',
  body: z.object({ sessionId: line(1, 200) }),
  reply: z.object({
    state: z.enum(['paid', 'waiting', 'over']),
    plan: z.string(),
    credits: z.int(),
    monthly: z.boolean(),
    balance: z.int(),
  }),
  perMinute: 60,
} as const satisfies Endpoint;

export const billingHistory = {
  method: 'GET',
  path: '/billing/history',
  auth: 'bearer',
  summary: 'Your credits: every movement, every purchase with its receipt',
  reply: BillingHistory,
} as const satisfies Endpoint;

export const billingPortal = {
  method: 'POST',
  path: '/billing/portal',
  auth: 'bearer',
  summary: 'A link to the provider’s page for payment methods and invoices',
  reply: link,
  perMinute: 20,
} as const satisfies Endpoint;
