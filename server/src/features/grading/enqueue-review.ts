import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Sender, Services } from '../../services.ts';
import { queueStateFor, takeTurn } from '../reviews/review-records.ts';

/** How many may wait; a longer queue would take too long to be served. */
const longest = {
  account: { own: 2000, all: 20_000 },
  visitor: { own: 30, all: 500 },
};

/**
 * Queues a review, in the transaction that adds it. Senders take turns: everybody's first is served before anybody's
 * second.
 */
export async function enqueueReview(tx: Database, queue: Services['queue'], reviewId: string, sender: Sender) {
  const { waiting, own, turn } = await queueStateFor(tx, sender, reviewId);
  const limit = longest[sender.isVisitor ? 'visitor' : 'account'];
  if (own >= limit.own || waiting >= limit.all) throw new Refusal('busy');
  await takeTurn(tx, reviewId, sender, turn);
  await queue.add(tx, 'review', reviewId, { turn, isVisitor: sender.isVisitor });
}
