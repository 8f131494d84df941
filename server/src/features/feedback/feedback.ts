import type { BodyOf, submitFeedback } from '@redmark/contract';
import type { Services } from '../../services.ts';
import { addFeedback, listFeedback } from './feedback-records.ts';

export type Feedback = ReturnType<typeof createFeedback>;

export function createFeedback({ db, now }: Services) {
  return {
    async submit(ownerId: string, { rating, message }: BodyOf<typeof submitFeedback>) {
      const id = crypto.randomUUID();
      await addFeedback(db, { id, owner_id: ownerId, rating: Number(rating), message, created_at: now() });
      return { message: 'Thank you. Your feedback has been received.' };
    },

    /** All feedback of an account, for its archive. */
    async listOf(ownerId: string): Promise<object> {
      return await listFeedback(db, ownerId);
    },
  };
}
