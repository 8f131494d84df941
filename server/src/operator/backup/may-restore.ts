import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { millisecondsIn } from '../../base/durations.ts';
import type { Database, OpenDatabase } from '../../database/open.ts';

/** A connection that was closed is listed by the server a moment longer. */
const goneSeconds = 5;
const lookMilliseconds = 200;

/** Throws while a host uses the database. The embedded one has one process only, which is this. */
export async function requireNobodyElse({ db, engine }: OpenDatabase) {
  if (engine.kind === 'embedded') return;
  const end = performance.now() + goneSeconds * millisecondsIn.second;
  for (;;) {
    const others = await connectionsOfOthers(db);
    if (others === 0) return;
    if (performance.now() > end)
      throw new Error(
        `Nothing was restored: ${others} other connections use the database. Stop all hosts and workers.`,
      );
    await pause(lookMilliseconds);
  }
}

async function connectionsOfOthers(db: Database): Promise<number> {
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename is not null
      and coalesce(backend_type, 'client backend') = 'client backend'`.execute(db);
  return rows[0]?.others ?? 0;
}

/** Throws when somebody would lose something: an account, a resume, a payment or a message is there. */
export async function requireEmpty(db: Database) {
  const { rows } = await sql<{ used: boolean }>`select exists (select from account) or exists (select from resume)
    or exists (select from identity_user) or exists (select from sale) or exists (select from contact_message)
    as used`.execute(db);
  if (rows[0]?.used)
    throw new Error(
      'Nothing was restored: people use this installation. Say --replace to put the backup in its place.',
    );
}
