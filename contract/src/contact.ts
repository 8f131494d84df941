import { z } from 'zod';
import { contactNameMaxLength, feedbackMinLength, messageMaxLength } from './constants/limits.ts';
import type { Endpoint } from './endpoint.ts';
import { givenId, line, lines } from './text.ts';

const name = line(1, contactNameMaxLength);
const reply = z.object({ message: z.string() });

export const contactUs = {
  method: 'POST',
  path: '/contact-us',
  auth: 'none',
  summary: 'Write to the operator',
  body: z.object({
    firstName: name,
    lastName: name,
    email: line(1, 254).pipe(z.email()),
    feedback: lines(feedbackMinLength, messageMaxLength),
  }),
  reply,
  perMinute: 5,
} as const satisfies Endpoint;

/** The id is in the e-mail that brought the message to the operator. */
export const messageResponse = {
  method: 'POST',
  path: '/contact/message-response',
  auth: 'operator',
  summary: 'Answer a message by letter; for the operator alone',
  body: z.object({ messageId: givenId(), response: lines(1, messageMaxLength) }),
  reply,
  perMinute: 30,
} as const satisfies Endpoint;
