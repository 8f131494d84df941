import { z } from 'zod';
import { feedbackMinLength, messageMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { lines } from '../text.ts';

/** How many stars, as text. */
export const Rating = z.enum(['1', '2', '3', '4', '5']);
export type Rating = z.infer<typeof Rating>;

export const submitFeedback = {
  method: 'POST',
  path: '/submit-feedback',
  auth: 'bearer',
  summary: 'Say how satisfied you are with a report',
  body: z.object({ rating: Rating, message: lines(feedbackMinLength, messageMaxLength) }),
  reply: z.object({ message: z.string() }),
  perMinute: 10,
} as const satisfies Endpoint;
