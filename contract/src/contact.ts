import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contactNameMaxLength, feedbackMinLength, messageMaxLength } from './limits.ts';

const name = z.string().trim().min(1).max(contactNameMaxLength);
const reply = z.object({ message: z.string() });

export const contactUs = {
  method: 'POST',
  path: '/contact-us',
  auth: 'none',
  summary: 'Write to the operator',
  body: z.object({
    firstName: name,
    lastName: name,
    email: z.string().trim().pipe(z.email().max(254)),
    feedback: z.string().trim().min(feedbackMinLength).max(messageMaxLength),
  }),
  reply,
  perMinute: 5,
} as const satisfies Endpoint;

/** The id is in the letter that told the operator of the message. */
export const messageResponse = {
  method: 'POST',
  path: '/contact/message-response',
  auth: 'operator',
  summary: 'Answer a message by letter; for the operator alone',
  body: z.object({ messageId: z.uuid(), response: z.string().trim().min(1).max(messageMaxLength) }),
  reply,
  perMinute: 30,
} as const satisfies Endpoint;
