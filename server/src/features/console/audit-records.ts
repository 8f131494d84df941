import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Lines of the audit log, the newest first, with the addresses that their ids stand for today. */
export async function auditLines(db: Database, before: number | undefined, limit: number) {
  let query = db
    .selectFrom('audit_entry as entry')
    .leftJoin('account as operator', (join) => join.on(sql`operator.id::text`, '=', sql.ref('entry.operator_id')))
    .leftJoin('account as about', (join) => join.on(sql`about.id::text`, '=', sql.ref('entry.subject')))
    .select(['entry.number', 'entry.at', 'entry.actor', 'entry.action', 'entry.subject', 'entry.times'])
    .select(['operator.email as operator_email', 'about.email as about_email'])
    .orderBy('entry.number', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('entry.number', '<', before);
  return await query.execute();
}
