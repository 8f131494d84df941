import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** Figures of now, and of the last 24 hours where the name says `day`. */
export const ConsoleOverview = z.object({
  openMessages: z.int(),
  waitingGradings: z.int(),
  oldestSeconds: z.number(),
  dayGraded: z.int(),
  dayFailed: z.int(),
  dayRefused: z.int(),
  dayAccounts: z.int(),
  /** For each currency; `cents` is what was paid, without what went back. */
  dayPaid: z.array(z.object({ currency: z.string(), payments: z.int(), cents: z.int() })),
});
export type ConsoleOverview = z.infer<typeof ConsoleOverview>;

export const consoleOverview = {
  method: 'GET',
  path: '/operator/overview',
  auth: 'console',
  summary: 'Looked at the overview',
  reply: ConsoleOverview,
} as const satisfies Endpoint;
