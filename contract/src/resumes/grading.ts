import type { GraderStage } from '@redmark/rubric';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { byId, ofResume } from '../given-ids.ts';

/** The stages of a grading in order, with the progress in percent at which each begins. */
export const stages = {
  uploaded: 5,
  reading: 15,
  layout: 35,
  content: 50,
  formatting: 60,
  writing: 70,
  drawing: 85,
  done: 100,
} as const satisfies Record<GraderStage | 'uploaded' | 'done', number>;
export type StageName = keyof typeof stages;
export const StageName = z.enum(Object.keys(stages) as [StageName, ...StageName[]]);

/** `queued` and `running` are under way; `done` has a report; `refused` could not be read; `failed` was our fault. */
export const ReviewState = z.enum(['queued', 'running', 'done', 'refused', 'failed']);

/** One server-sent event of a grading. `percent` never falls; `queuePosition` is 1 for the next in line. */
export const Progress = z.object({
  resumeId: z.string(),
  state: ReviewState,
  stage: StageName,
  percent: z.number(),
  queuePosition: z.int().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Progress = z.infer<typeof Progress>;

export const publicStartGrading = {
  method: 'POST',
  path: '/grading/public-start',
  auth: 'none',
  summary: 'Start grading an uploaded resume; safe to repeat',
  body: ofResume,
  reply: Progress,
  perMinute: 30,
} as const satisfies Endpoint;

export const startGrading = {
  method: 'POST',
  path: '/grading/start',
  auth: 'bearer',
  scope: 'gradings:write',
  summary: 'Start grading one of your resumes; safe to repeat',
  body: ofResume,
  reply: Progress,
  perMinute: 300,
} as const satisfies Endpoint;

/** Answers with server-sent `progress` events, each a `Progress`; the last is `done`, `refused` or `failed`. */
export const publicProgress = {
  method: 'GET',
  path: '/grading/public-progress/:id',
  auth: 'none',
  summary: 'Follow a grading as server-sent events',
  params: byId,
  reply: Progress,
  events: 'progress',
} as const satisfies Endpoint;

export const progress = {
  method: 'GET',
  path: '/grading/progress/:id',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Follow the grading of one of your resumes as server-sent events',
  params: byId,
  reply: Progress,
  events: 'progress',
} as const satisfies Endpoint;
