import { openPostgres } from '../database/open.ts';
import { openQueue } from '../platform/queue/boss.ts';

/** A host that starts a job and never finishes it, for a test to kill. */
const database = await openPostgres(process.env.DATABASE_URL ?? '', console.error);
const queue = await openQueue(database, console.error);
queue.work('review', { atOnce: 1, visitors: 1 }, async (id) => {
  console.log(`took ${id}`);
  await new Promise(() => {});
});
