import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { Match } from '../resumes/adverts.ts';
import { HiringRequest } from './hiring.ts';

/** Which of a request's conditions leave people out. What a resume does not tell leaves nobody out, but for `remote`. */
export const CandidateFilters = z.object({
  region: z.boolean(),
  /** Only people of the place, where the work is not remote. */
  place: z.boolean(),
  /** Only people who say that they work from home. */
  remote: z.boolean(),
  /** Nobody who asks for more than the request offers. */
  salary: z.boolean(),
});
export type CandidateFilters = z.infer<typeof CandidateFilters>;

/** Somebody of the pool beside a request, with what the resume shows of it. */
export const FoundCandidate = z.object({
  accountId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  resumeId: z.string(),
  /** As printed; empty where the resume tells none. */
  location: z.string(),
  region: z.string().nullable(),
  isRemote: z.boolean(),
  /** Of all work. */
  years: z.number(),
  languages: z.array(z.string()),
  /** Without boxes. */
  match: Match,
});
export type FoundCandidate = z.infer<typeof FoundCandidate>;

/** A confirmed request as the operator's list shows it. */
export const OperatorRequest = z.object({
  id: z.string(),
  request: HiringRequest,
  /** People on its shortlist, and how many of them accepted. */
  chosen: z.int(),
  accepted: z.int(),
  /** When the shortlist was last sent; null before. */
  sentAt: z.iso.datetime().nullable(),
});
export type OperatorRequest = z.infer<typeof OperatorRequest>;

export const listOperatorRequests = {
  method: 'GET',
  path: '/operator/requests',
  auth: 'console',
  summary: 'Read requests of employers',
  reply: z.object({ requests: z.array(OperatorRequest) }),
  perMinute: 120,
} as const satisfies Endpoint;

/** Finding shows nobody to the employer. */
export const findCandidates = {
  method: 'POST',
  path: '/operator/requests/:id/find',
  auth: 'console',
  summary: 'Looked for candidates for a request',
  params: byId,
  body: CandidateFilters,
  reply: z.object({ candidates: z.array(FoundCandidate) }),
  perMinute: 60,
} as const satisfies Endpoint;
