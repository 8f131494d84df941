import type { Database } from '../../database/open.ts';

/** Queries name the owner, except those authorised by the key or by a signature made with it. */
export async function findLink(db: Database, ownerId: string, resumeId: string) {
  return await db
    .selectFrom('share_link')
    .innerJoin('resume', 'resume.id', 'share_link.resume_id')
    .select(['share_link.key_hash', 'share_link.created_at', 'share_link.author'])
    .where('share_link.resume_id', '=', resumeId)
    .where('resume.owner_id', '=', ownerId)
    .executeTakeFirst();
}

type NewLink = { resume_id: string; key_hash: string; created_at: Date };

/** To be called with the resume locked. */
export async function putLink(tx: Database, link: NewLink) {
  const { key_hash, created_at } = link;
  await tx
    .insertInto('share_link')
    .values(link)
    .onConflict((conflict) => conflict.column('resume_id').doUpdateSet({ key_hash, created_at }))
    .execute();
}

/** Returns whether there is a link to sign. */
export async function signLink(db: Database, ownerId: string, resumeId: string, author: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('share_link')
    .from('resume')
    .set({ author })
    .whereRef('resume.id', '=', 'share_link.resume_id')
    .where('share_link.resume_id', '=', resumeId)
    .where('resume.owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endLink(db: Database, ownerId: string, resumeId: string) {
  await db
    .deleteFrom('share_link')
    .using('resume')
    .whereRef('resume.id', '=', 'share_link.resume_id')
    .where('share_link.resume_id', '=', resumeId)
    .where('resume.owner_id', '=', ownerId)
    .execute();
}

/** The hash of the key of the report's link, if it still has one; access is checked by the picture's signature. */
export async function keyHashOf(db: Database, resumeId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('share_link')
    .select('key_hash')
    .where('resume_id', '=', resumeId)
    .executeTakeFirst();
  return found?.key_hash;
}

export async function findSharedResume(db: Database, keyHash: string) {
  return await db
    .selectFrom('share_link')
    .innerJoin('resume', 'resume.id', 'share_link.resume_id')
    .select(['resume.id', 'resume.owner_id', 'share_link.author'])
    .where('share_link.key_hash', '=', keyHash)
    .executeTakeFirst();
}
