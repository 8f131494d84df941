import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { givenId } from '../text.ts';

/** What an employer is shown of a candidate, beside the pages of the resume. */
export const CandidateCard = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  resumeId: z.string(),
  fileName: z.string(),
});
export type CandidateCard = z.infer<typeof CandidateCard>;

/** What somebody sees of their own place in the pool. */
export const OwnCandidacy = z.object({
  /** Why employers see nothing; null where they may see the card. */
  hiddenBy: z.enum(['no_consent', 'not_verified', 'no_graded_resume']).nullable(),
  /** What an employer would be shown; null while there is no graded resume. */
  card: CandidateCard.nullable(),
  /** To whom the card was shown, the newest first. */
  showings: z.array(
    z.object({ company: z.string(), role: z.string(), fileName: z.string(), shownAt: z.iso.datetime() }),
  ),
  /** Every consent that was given or withdrawn, with the words agreed to where they are known, the newest first. */
  consents: z.array(z.object({ given: z.boolean(), at: z.iso.datetime(), agreedTo: z.string().nullable() })),
});
export type OwnCandidacy = z.infer<typeof OwnCandidacy>;

export const ownCandidacy = {
  method: 'GET',
  path: '/account/candidacy',
  auth: 'bearer',
  summary: 'What employers would see of you, and to whom it was shown',
  reply: OwnCandidacy,
} as const satisfies Endpoint;

/** Notes the showing before it answers. Safe to repeat. */
export const showCandidate = {
  method: 'POST',
  path: '/hiring/show-candidate',
  auth: 'operator',
  summary: 'What may be shown of a candidate to the employer of a confirmed request; the showing is noted',
  body: z.object({ requestId: givenId(), accountId: givenId() }),
  reply: CandidateCard,
  perMinute: 60,
} as const satisfies Endpoint;
