import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Sender, Services } from '../../services.ts';
import { linesFor, takeTurn } from '../reviews/review-records.ts';

/** How many may wait; a longer queue would take too long to be served. */
const longest = {
  account: { own: 2000, all: 20_000 },
  visitor: { own: 30, all: 500 },
};

/** `isOneOfMany`: it is part of a batch, and so never delays what its sender starts by itself. */
type Entry = { sender: Sender; isOneOfMany: boolean };

/**
 * Queues a review, in the transaction that adds it. There are two lines, each with workers of its own: one for the
 * single resume a sender has in progress, one for everything beyond it. In both, senders take turns: everybody's first
 * is served before anybody's second.
 */
export async function enqueueReview(
  tx: Database,
  queue: Services['queue'],
  reviewId: string,
  { sender, isOneOfMany }: Entry,
) {
  const { single, bulk } = await linesFor(tx, sender, reviewId);
  const limit = longest[sender.isVisitor ? 'visitor' : 'account'];
  if (single.own + bulk.own >= limit.own || single.waiting + bulk.waiting >= limit.all) throw new Refusal('busy');
  const isBulk = isOneOfMany || single.inProgress > 0;
  const { turn } = isBulk ? bulk : single;
  await takeTurn(tx, reviewId, sender, { isBulk, turn });
  await queue.add(tx, isBulk ? 'bulk' : 'review', reviewId, { turn, isVisitor: sender.isVisitor });
}
