import { z } from 'zod';
import { BillingHistory } from '../accounts/billing.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { givenId, line } from '../text.ts';

/** The most credits that are given or taken in one step. */
export const grantedCreditsMost = 1000;
export const grantReasonMaxLength = 200;

export const FoundPerson = z.object({
  /** Of the account, or of the sign-up that waits for its code. */
  id: z.uuid(),
  kind: z.enum(['account', 'sign_up']),
  email: z.string(),
  name: z.string(),
  since: z.iso.datetime(),
  credits: z.int(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const consoleSearch = {
  method: 'GET',
  path: '/operator/accounts',
  auth: 'console',
  summary: 'Searched for accounts',
  query: z.object({ search: line(3, 254) }),
  /** At most 20; `hasMore` says that there are others. */
  reply: z.object({ people: z.array(FoundPerson), hasMore: z.boolean() }),
} as const satisfies Endpoint;

export const ConsoleAccount = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  since: z.iso.datetime(),
  resumes: z.int(),
  history: BillingHistory,
});
export type ConsoleAccount = z.infer<typeof ConsoleAccount>;

export const consoleAccount = {
  method: 'GET',
  path: '/operator/accounts/:id',
  auth: 'console',
  summary: 'Opened an account',
  params: byId,
  reply: ConsoleAccount,
} as const satisfies Endpoint;

/** Safe to repeat with the same `reference`. A balance never becomes negative. */
export const consoleGrant = {
  method: 'POST',
  path: '/operator/accounts/:id/credits',
  auth: 'console',
  summary: 'Gave or took credits',
  params: byId,
  body: z.object({
    credits: z
      .int()
      .min(-grantedCreditsMost)
      .max(grantedCreditsMost)
      .refine((credits) => credits !== 0),
    /** The owner of the account reads it. */
    reason: line(3, grantReasonMaxLength),
    reference: givenId(),
  }),
  reply: z.object({ credits: z.int() }),
  perMinute: 30,
} as const satisfies Endpoint;

/** To an account a code for a new password; to a sign-up that waits, its code again. */
export const consoleSendCode = {
  method: 'POST',
  path: '/operator/accounts/:id/code',
  auth: 'console',
  summary: 'Sent a code for the login',
  params: byId,
  reply: z.object({ message: z.string() }),
  perMinute: 30,
} as const satisfies Endpoint;

export const consoleEndSessions = {
  method: 'POST',
  path: '/operator/accounts/:id/end-sessions',
  auth: 'console',
  summary: 'Ended all sessions',
  params: byId,
  reply: z.object({ message: z.string() }),
  perMinute: 30,
} as const satisfies Endpoint;
