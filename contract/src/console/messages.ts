import { z } from 'zod';
import { messageMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { lines } from '../text.ts';

const reply = z.object({ message: z.string() });

export const ConsoleMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  answer: z.string().nullable(),
  /** When it was answered, or put aside without an answer. */
  doneAt: z.iso.datetime().nullable(),
});
export type ConsoleMessage = z.infer<typeof ConsoleMessage>;

/** `open`: the oldest first. `done`: the newest first. */
export const consoleMessages = {
  method: 'GET',
  path: '/operator/messages',
  auth: 'console',
  summary: 'Read contact messages',
  query: z.object({ state: z.enum(['open', 'done']) }),
  /** At most 50; `hasMore` says that there are others. */
  reply: z.object({ messages: z.array(ConsoleMessage), hasMore: z.boolean() }),
} as const satisfies Endpoint;

export const consoleAnswer = {
  method: 'POST',
  path: '/operator/messages/:id/answer',
  auth: 'console',
  summary: 'Answered a contact message',
  params: byId,
  body: z.object({ response: lines(1, messageMaxLength) }),
  reply,
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat. An answered message stays done. */
export const consolePutAside = {
  method: 'PUT',
  path: '/operator/messages/:id/done',
  auth: 'console',
  summary: 'Marked a contact message',
  params: byId,
  body: z.object({ done: z.boolean() }),
  reply,
} as const satisfies Endpoint;
