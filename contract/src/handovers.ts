import { z } from 'zod';
import { authorMaxLength } from './constants/limits.ts';
import type { Endpoint } from './endpoint.ts';
import { byId } from './given-ids.ts';
import { givenId, line } from './text.ts';

/** `taken` and `withdrawn` last; what was deleted before it was taken counts as withdrawn. */
const handoverStates = ['sent', 'taken', 'expired', 'withdrawn'] as const;
const state = z.enum(handoverStates);
export type HandoverState = z.infer<typeof state>;

/** An invitation by letter to take a report of a client over into an account of their own. */
export const Handover = z.object({
  id: z.uuid(),
  fileName: z.string(),
  email: z.string(),
  /** By whom the report is handed over, as the letter and the report say. */
  author: z.string(),
  /** Whether the report leaves the account of whoever hands it over, instead of being copied. */
  gives: z.boolean(),
  state,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  takenAt: z.iso.datetime().nullable(),
});
export type Handover = z.infer<typeof Handover>;

const handovers = z.object({ handovers: z.array(Handover) });

export const listHandovers = {
  method: 'GET',
  path: '/clients/:id/handovers',
  auth: 'bearer',
  summary: 'The newest invitations to take reports of one of your clients over',
  params: byId,
  reply: handovers,
} as const satisfies Endpoint;

/** An earlier invitation for the same report, that was not used, is withdrawn. */
export const handOver = {
  method: 'POST',
  path: '/clients/:id/handovers',
  auth: 'bearer',
  summary: 'Invite somebody by letter to take a report of one of your clients over, with your notes and name in it',
  params: byId,
  body: z.object({
    resumeId: givenId(),
    email: line(1, 254).pipe(z.email()),
    author: line(1, authorMaxLength),
    gives: z.boolean(),
  }),
  reply: handovers,
  perMinute: 20,
} as const satisfies Endpoint;

/** Safe to repeat. What was taken stays taken. */
export const withdrawHandover = {
  method: 'DELETE',
  path: '/clients/:id/handovers/:handoverId',
  auth: 'bearer',
  summary: 'Withdraw an invitation to take a report over: its link opens nothing any more',
  params: byId.extend({ handoverId: givenId() }),
  reply: handovers,
} as const satisfies Endpoint;

const byKey = z.object({ key: line(1, 100) });

/** What an invitation shows to whoever has its key. `email` is masked: it says enough to know which of one's own it is. */
export const HandoverOffer = z.object({
  author: z.string(),
  fileName: z.string(),
  email: z.string(),
  state,
  expiresAt: z.iso.datetime(),
});
export type HandoverOffer = z.infer<typeof HandoverOffer>;

/** A POST, so that the key stands in no address. */
export const openHandover = {
  method: 'POST',
  path: '/handover',
  auth: 'none',
  summary: 'What the key of a letter invites to take over',
  body: byKey,
  reply: HandoverOffer,
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat for the account that took it. It costs no credit. */
export const takeHandover = {
  method: 'POST',
  path: '/handover/take',
  auth: 'bearer',
  summary: 'Take a report over into your account by the key of a letter to your verified email',
  body: byKey,
  reply: z.object({ resumeId: z.uuid() }),
  perMinute: 30,
} as const satisfies Endpoint;
