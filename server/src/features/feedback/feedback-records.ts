import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export async function addFeedback(db: Database, feedback: Selectable<Tables['feedback']>) {
  await db.insertInto('feedback').values(feedback).execute();
}

export async function listFeedback(db: Database, ownerId: string) {
  return await db
    .selectFrom('feedback')
    .select(['rating', 'message', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
}
