import type { ClientFields } from '@redmark/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

export type ClientRow = Awaited<ReturnType<typeof listClientRows>>[number];

const columns = ({ name, email, labels, ground }: ClientFields) => ({ name, email, ground, labels: labels.join('\n') });

/** The clients of an owner, or one of them, each with the number of their resumes; oldest first. */
export async function listClientRows(db: Database, ownerId: string, id?: string) {
  return await db
    .selectFrom('client')
    .selectAll('client')
    .select(({ selectFrom }) =>
      selectFrom('resume')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('resume.client_id', '=', 'client.id')
        .as('resumes'),
    )
    .where('client.owner_id', '=', ownerId)
    .$if(id !== undefined, (query) => query.where('client.id', '=', id ?? ''))
    .orderBy('client.created_at')
    .orderBy('client.id')
    .execute();
}

/** The newest report of each client of an owner, or of one of them. */
export async function newestReports(db: Database, ownerId: string, clientId?: string) {
  return await db
    .selectFrom('resume')
    .innerJoin('review', 'review.resume_id', 'resume.id')
    .distinctOn('resume.client_id')
    .select(['resume.client_id', 'resume.id', 'resume.created_at', 'review.summary'])
    .where('resume.owner_id', '=', ownerId)
    .where('resume.client_id', 'is not', null)
    .where('review.state', '=', 'done')
    .$if(clientId !== undefined, (query) => query.where('resume.client_id', '=', clientId ?? ''))
    .orderBy('resume.client_id')
    .orderBy('resume.created_at', 'desc')
    .orderBy('resume.id', 'desc')
    .execute();
}

/** Every client of an owner with the ids of their resumes, for the archive of the account. */
export async function resumesOfClients(db: Database, ownerId: string) {
  return await db
    .selectFrom('resume')
    .select(['id', 'client_id'])
    .where('owner_id', '=', ownerId)
    .where('client_id', 'is not', null)
    .orderBy('created_at')
    .execute();
}

/** Locks the account until the transaction ends, so that calls at the same time cannot exceed the limit of clients. */
export async function lockAndCount(tx: Database, ownerId: string): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('client')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addClientRow(tx: Database, ownerId: string, id: string, fields: ClientFields, at: Date) {
  await tx
    .insertInto('client')
    .values({ id, owner_id: ownerId, ...columns(fields), created_at: at })
    .execute();
}

export async function changeClientRow(db: Database, ownerId: string, id: string, fields: ClientFields) {
  await db.updateTable('client').set(columns(fields)).where('id', '=', id).where('owner_id', '=', ownerId).execute();
}

/** Gives a resume of this owner to a client, whose row is locked; returns whether there is such a resume. */
export async function giveResume(tx: Database, ownerId: string, resumeId: string, clientId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('resume')
    .set({ client_id: clientId })
    .where('id', '=', resumeId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function takeResume(db: Database, ownerId: string, resumeId: string, clientId: string) {
  await db
    .updateTable('resume')
    .set({ client_id: null })
    .where('id', '=', resumeId)
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .execute();
}

export async function resumeIdsOfClient(tx: Database, ownerId: string, clientId: string): Promise<string[]> {
  const found = await tx
    .selectFrom('resume')
    .select('id')
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .execute();
  return found.map(({ id }) => id);
}

export async function deleteClientRow(tx: Database, ownerId: string, id: string) {
  await tx.deleteFrom('client').where('id', '=', id).where('owner_id', '=', ownerId).execute();
}
