import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { line } from '../text.ts';

export const webhooksPerAccount = 5;
export const webhookUrlMaxLength = 500;
/** A balance that reaches one of these is told as `credits.low`. */
export const lowCreditMarks = [3, 0];

/** What a webhook can be told. */
export const webhookEvents = {
  'report.ready': 'A report is ready',
  'report.refused': 'A file could not be graded',
  'credits.low': 'Few credits are left',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

const Event = z.enum(webhookEventNames);

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(Event),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof Webhook>;

/** A message to a webhook. `outcome` is the status of the last answer, or why there was none; null before the first. */
export const WebhookDelivery = z.object({
  id: z.uuid(),
  event: Event,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  outcome: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const message = z.object({ message: z.string() });

export const listWebhooks = {
  method: 'GET',
  path: '/webhooks',
  auth: 'bearer',
  summary: 'Your webhooks',
  reply: z.object({ webhooks: z.array(Webhook) }),
} as const satisfies Endpoint;

/** Wants a sign-in of the last minutes, because a webhook outlives it. */
export const addWebhook = {
  method: 'POST',
  path: '/webhooks',
  auth: 'bearer',
  summary: 'Add a webhook; `secret`, which its messages are signed with, is answered this once',
  body: z.object({
    url: line(1, webhookUrlMaxLength).pipe(z.url()).meta({ format: 'uri' }),
    events: z.array(Event).min(1).max(webhookEventNames.length),
  }),
  reply: z.object({ webhook: Webhook, secret: z.string() }),
  perMinute: 20,
} as const satisfies Endpoint;

export const deleteWebhook = {
  method: 'DELETE',
  path: '/webhooks/:id',
  auth: 'bearer',
  summary: 'Delete one of your webhooks with everything it was told',
  params: byId,
  reply: message,
} as const satisfies Endpoint;

export const listDeliveries = {
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  auth: 'bearer',
  summary: 'The last messages to one of your webhooks, newest first',
  params: byId,
  reply: z.object({ deliveries: z.array(WebhookDelivery) }),
} as const satisfies Endpoint;

export const replayDelivery = {
  method: 'POST',
  path: '/webhook-deliveries/:id/replay',
  auth: 'bearer',
  summary: 'Send a message to one of your webhooks again',
  params: byId,
  reply: message,
  perMinute: 30,
} as const satisfies Endpoint;
