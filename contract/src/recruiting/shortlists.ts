import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { givenId, line } from '../text.ts';
import { OperatorRequest } from './finding.ts';
import { InvoiceDefaults } from './placement-tax.ts';
import { Placement } from './placements.ts';

/** People of one shortlist at most; two or three are sent. */
export const shortlistLength = 3;
/** Days for which a candidate can answer, and for which the employer's link opens the shortlist. */
export const recruitingDays = { ask: 7, shortlist: 21 } as const;
export const interviewWishMaxLength = 500;

/** Somebody on the shortlist of a request. Whoever ends their consent is on none any more. */
export const ShortlistEntry = z.object({
  id: z.string(),
  accountId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** `expired`: asked, and not answered in time. */
  state: z.enum(['chosen', 'asked', 'expired', 'accepted', 'declined']),
  askedAt: z.iso.datetime().nullable(),
  /** When the employer first opened the shortlist with this person on it. */
  shownAt: z.iso.datetime().nullable(),
  /** The employer's answer; null until there is one. */
  interested: z.boolean().nullable(),
  interviewWish: z.string(),
  interviewAt: z.iso.datetime().nullable(),
});
export type ShortlistEntry = z.infer<typeof ShortlistEntry>;

/** All that the operator works with for one request. */
export const RequestDesk = z.object({
  request: OperatorRequest,
  entries: z.array(ShortlistEntry),
  /** When the shortlist was last sent, and until when its link opens; null before. */
  sent: z.object({ at: z.iso.datetime(), expiresAt: z.iso.datetime() }).nullable(),
  placements: z.array(Placement),
  invoicing: InvoiceDefaults,
});
export type RequestDesk = z.infer<typeof RequestDesk>;

const byEntry = byId.extend({ entryId: givenId() });

export const openDesk = {
  method: 'GET',
  path: '/operator/requests/:id',
  auth: 'console',
  summary: 'Opened a request',
  params: byId,
  reply: RequestDesk,
  perMinute: 120,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const chooseCandidate = {
  method: 'POST',
  path: '/operator/requests/:id/entries',
  auth: 'console',
  summary: 'Put somebody on a shortlist',
  params: byId,
  body: z.object({ accountId: givenId() }),
  reply: RequestDesk,
  perMinute: 60,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const dropCandidate = {
  method: 'DELETE',
  path: '/operator/requests/:id/entries/:entryId',
  auth: 'console',
  summary: 'Took somebody off a shortlist',
  params: byEntry,
  reply: RequestDesk,
  perMinute: 60,
} as const satisfies Endpoint;

/** Asked again, the link of the letter before opens nothing any more. */
export const askCandidate = {
  method: 'POST',
  path: '/operator/requests/:id/entries/:entryId/ask',
  auth: 'console',
  summary: 'Asked a candidate by mail',
  params: byEntry,
  reply: RequestDesk,
  perMinute: 30,
} as const satisfies Endpoint;

/** Sent again, the link of the letter before opens nothing any more. */
export const sendShortlist = {
  method: 'POST',
  path: '/operator/requests/:id/send',
  auth: 'console',
  summary: 'Sent a shortlist to the employer',
  params: byId,
  reply: RequestDesk,
  perMinute: 30,
} as const satisfies Endpoint;

export const noteInterview = {
  method: 'PUT',
  path: '/operator/requests/:id/entries/:entryId/interview',
  auth: 'console',
  summary: 'Noted an interview',
  params: byEntry,
  body: z.object({ at: line(20, 30).pipe(z.iso.datetime()).nullable() }),
  reply: RequestDesk,
  perMinute: 60,
} as const satisfies Endpoint;
