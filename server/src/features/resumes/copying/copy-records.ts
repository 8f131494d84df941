import { sql } from 'kysely';
import type { Database } from '../../../database/open.ts';

/** Locks a graded resume of this owner until the transaction ends; undefined where there is none. */
export async function lockGraded(tx: Database, ownerId: string, id: string) {
  return await tx
    .selectFrom('resume')
    .innerJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.size', 'review.id as review_id'])
    .where('resume.id', '=', id)
    .where('resume.owner_id', '=', ownerId)
    .where('review.state', '=', 'done')
    .forUpdate('resume')
    .executeTakeFirst();
}

/** The new row is as the other, but for whose it is and where its file lies. */
export async function copyResumeRow(
  tx: Database,
  fromId: string,
  to: { id: string; ownerId: string; storageKey: string; handedBy: string },
) {
  await tx
    .insertInto('resume')
    .columns([
      'id',
      'owner_id',
      'storage_key',
      'handed_by',
      'file_name',
      'size',
      'promised',
      'sha256',
      'page_count',
      'created_at',
    ])
    .expression(({ selectFrom }) =>
      selectFrom('resume as same')
        .select([
          sql<string>`${to.id}::uuid`.as('id'),
          sql<string>`${to.ownerId}::uuid`.as('owner_id'),
          sql<string>`${to.storageKey}::text`.as('storage_key'),
          sql<string>`${to.handedBy}::text`.as('handed_by'),
          'same.file_name',
          'same.size',
          'same.promised',
          'same.sha256',
          'same.page_count',
          'same.created_at',
        ])
        .where('same.id', '=', fromId),
    )
    .execute();
}

/** What the owner of the other wrote is by `author` in the copy. */
export async function copyRemarks(tx: Database, fromId: string, toId: string, author: string) {
  await tx
    .insertInto('remark')
    .columns(['resume_id', 'letter', 'line', 'text', 'author', 'created_at'])
    .expression(({ selectFrom }) =>
      selectFrom('remark as same')
        .select([
          sql<string>`${toId}::uuid`.as('resume_id'),
          'same.letter',
          'same.line',
          'same.text',
          sql<string>`coalesce(nullif(same.author, ''), ${author}::text)`.as('author'),
          'same.created_at',
        ])
        .where('same.resume_id', '=', fromId),
    )
    .execute();
}
