import * as rubric from '@redmark/rubric';
import { z } from 'zod';
import { advertMaxLength, advertMinLength, advertTitleMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { PageBox } from '../report/finding.ts';
import { givenId, line, lines } from '../text.ts';

const DemandMatch = z.object({
  kind: z.enum(rubric.demandKinds),
  weight: z.enum(['must', 'task', 'nice']),
  text: z.string(),
  line: z.string(),
  status: z.enum(['shown', 'listed', 'missing']),
  value: z.number(),
  proofs: z.array(z.object({ text: z.string(), boxes: z.array(PageBox) })),
}) satisfies z.ZodType<rubric.DemandMatch>;
export type DemandMatch = rubric.DemandMatch;

/** How a resume fits an advert. It is computed when asked for, is not stored, and changes no grade. */
export const Match = z.object({
  score: z.number(),
  parts: z.array(z.object({ name: z.enum(rubric.matchParts), points: z.number(), of: z.number() })),
  demands: z.array(DemandMatch),
  title: z.object({ asked: z.string().nullable(), closest: z.string().nullable() }),
}) satisfies z.ZodType<rubric.Match>;
export type Match = rubric.Match;

/** An advert that the owner keeps with a report. */
export const Advert = z.object({ id: z.string(), title: z.string(), text: z.string(), savedAt: z.iso.datetime() });
export type Advert = z.infer<typeof Advert>;

const text = lines(advertMinLength, advertMaxLength);
const adverts = z.object({ adverts: z.array(Advert) });

export const matchAdvert = {
  method: 'POST',
  path: '/resume/match/:id',
  auth: 'bearer',
  summary: 'How one of your resumes fits a job advert; no grade changes by it',
  params: byId,
  body: z.object({ text }),
  reply: Match,
  perMinute: 30,
} as const satisfies Endpoint;

export const savedAdverts = {
  method: 'GET',
  path: '/resume/adverts/:id',
  auth: 'bearer',
  summary: 'The job adverts you keep with one of your reports, the newest first',
  params: byId,
  reply: adverts,
} as const satisfies Endpoint;

/** Safe to repeat: a text that is kept already is not kept twice. */
export const saveAdvert = {
  method: 'POST',
  path: '/resume/adverts/:id',
  auth: 'bearer',
  summary: 'Keep a job advert with one of your reports; answers all that are kept',
  params: byId,
  body: z.object({ title: line(1, advertTitleMaxLength), text }),
  reply: adverts,
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const removeAdvert = {
  method: 'DELETE',
  path: '/resume/adverts/:id/:advertId',
  auth: 'bearer',
  summary: 'Remove a job advert from one of your reports; answers all that are kept',
  params: byId.extend({ advertId: givenId() }),
  reply: adverts,
} as const satisfies Endpoint;
