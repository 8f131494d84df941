import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** A grading that ended without a report. Nothing of the resume's text or name is told. */
export const EndedGrading = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  at: z.iso.datetime(),
  /** `failed`: a fault of ours. `refused`: the file could not be read, and its owner was told why. */
  state: z.enum(['failed', 'refused']),
  code: z.string(),
  attempts: z.int(),
  pages: z.int().nullable(),
  bytes: z.int().nullable(),
  /** Null for a visitor's. */
  account: z.object({ id: z.uuid(), email: z.string() }).nullable(),
});
export type EndedGrading = z.infer<typeof EndedGrading>;

/** The newest 50 of a kind. */
export const consoleGradings = {
  method: 'GET',
  path: '/operator/gradings',
  auth: 'console',
  summary: 'Looked at gradings without a report',
  query: z.object({ state: z.enum(['failed', 'refused']) }),
  reply: z.object({ gradings: z.array(EndedGrading) }),
} as const satisfies Endpoint;

export const QueueLine = z.object({
  name: z.enum(['review', 'bulk', 'webhook', 'letter']),
  /** Due now: retries that wait for their time are counted as `later`. */
  waiting: z.int(),
  later: z.int(),
  running: z.int(),
  /** Age of the oldest that is due and waits; 0 when none does. */
  oldestSeconds: z.number(),
});
export type QueueLine = z.infer<typeof QueueLine>;

export const consoleQueue = {
  method: 'GET',
  path: '/operator/queue',
  auth: 'console',
  summary: 'Looked at the queue',
  reply: z.object({
    lines: z.array(QueueLine),
    /** Worker threads of the host that answers. */
    threads: z.object({ all: z.int(), idle: z.int() }),
  }),
} as const satisfies Endpoint;
