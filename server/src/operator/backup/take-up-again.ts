import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/**
 * Queues the gradings that had not ended, in place of all jobs there may be; returns how many. An attempt under way ended
 * through no fault of the document and is not counted.
 */
export async function takeUpAgain(tx: Database, queue: Pick<Queue, 'add'>): Promise<number> {
  await sql`delete from pgboss.job`.execute(tx);
  await tx
    .updateTable('review')
    .set((of) => ({ excused: of('excused', '+', 1) }))
    .where('state', '=', 'running')
    .execute();
  const waiting = await tx
    .selectFrom('review')
    .select(['id', 'turn', 'is_visitor', 'is_bulk'])
    .where('state', 'in', ['queued', 'running'])
    .orderBy('created_at')
    .execute();
  for (const { id, turn, is_visitor, is_bulk } of waiting)
    await queue.add(tx, is_bulk ? 'bulk' : 'review', id, { turn, isVisitor: is_visitor });
  return waiting.length;
}
