import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Feedback } from './feedback.ts';

export function feedbackRoutes(serve: Serve, feedback: Feedback) {
  serve(contract.submitFeedback, async ({ ownerId, body }) => await feedback.submit(ownerId, body));
}
