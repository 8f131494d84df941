import { z } from 'zod';
import { maximumPages } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { givenId, line, lines } from '../text.ts';
import { HiringRequest } from './hiring.ts';
import { CandidateCard } from './pool.ts';
import { interviewWishMaxLength } from './shortlists.ts';

const byKey = { key: line(1, 100) };
const { company, role, region, place, workplace, salaryFrom, salaryTo, currency, mustHave } =
  HiringRequest.shape.wishes.shape;

/** What a candidate is asked: whether this employer may see them for this job. */
export const CandidateAsk = z.object({
  state: z.enum(['open', 'accepted', 'declined']),
  job: z.object({ company, role, region, place, workplace, salaryFrom, salaryTo, currency, mustHave }),
  /** What the employer would see, with the pages of the resume. */
  card: CandidateCard,
  expiresAt: z.iso.datetime(),
});
export type CandidateAsk = z.infer<typeof CandidateAsk>;

/** A POST, so that the key stands in no address. */
export const openAsk = {
  method: 'POST',
  path: '/hiring/ask',
  auth: 'none',
  summary: 'What the key of a letter asks a candidate',
  body: z.object(byKey),
  reply: CandidateAsk,
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat. Whoever accepted may still decline; whoever declined is not asked again. */
export const answerAsk = {
  method: 'POST',
  path: '/hiring/ask/answer',
  auth: 'none',
  summary: 'Accept or decline to be shown to an employer, by the key of a letter',
  body: z.object({ ...byKey, accepts: z.boolean() }),
  reply: CandidateAsk,
  perMinute: 30,
} as const satisfies Endpoint;

/** Somebody as the employer's link shows them. */
export const OfferedCandidate = z.object({
  id: z.string(),
  card: CandidateCard.omit({ resumeId: true }),
  /** Pictures of the pages, 1008 pixels wide. */
  pages: z.array(z.string()),
  interested: z.boolean().nullable(),
  interviewWish: z.string(),
});
export const Offer = z.object({
  company: z.string(),
  role: z.string(),
  expiresAt: z.iso.datetime(),
  candidates: z.array(OfferedCandidate),
});
export type Offer = z.infer<typeof Offer>;

/** Each candidate is told of the first time. */
export const openOffer = {
  method: 'POST',
  path: '/hiring/shortlist',
  auth: 'none',
  summary: 'The candidates whom the key of a letter shows to an employer',
  body: z.object(byKey),
  reply: Offer,
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat; the last answer counts. */
export const answerOffer = {
  method: 'POST',
  path: '/hiring/shortlist/answer',
  auth: 'none',
  summary: 'Say of a candidate whether an interview is wanted',
  body: z.object({
    ...byKey,
    candidateId: givenId(),
    interested: z.boolean(),
    interviewWish: lines(0, interviewWishMaxLength),
  }),
  reply: Offer,
  perMinute: 30,
} as const satisfies Endpoint;

export const offeredPage = {
  method: 'GET',
  path: '/hiring/shortlist-page/:id/:page',
  auth: 'none',
  summary: 'A page of the resume of somebody on a shortlist as a picture; pages count from 1',
  params: byId.extend({ page: z.coerce.number().int().min(1).max(maximumPages) }),
  query: z.object({ sign: line(1, 100) }),
  reply: z.string(),
  file: 'image/png',
} as const satisfies Endpoint;
