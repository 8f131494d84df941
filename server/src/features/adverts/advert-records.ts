import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Every query names the owner: adverts of somebody else's report do not exist. Newest first. */
export async function listAdverts(db: Database, ownerId: string, resumeId: string) {
  return await db
    .selectFrom('job_advert')
    .innerJoin('resume', 'resume.id', 'job_advert.resume_id')
    .select(['job_advert.id', 'job_advert.title', 'job_advert.text', 'job_advert.saved_at'])
    .where('job_advert.resume_id', '=', resumeId)
    .where('resume.owner_id', '=', ownerId)
    .orderBy('job_advert.saved_at', 'desc')
    .orderBy('job_advert.id')
    .execute();
}

/** All adverts of an owner, for their archive. */
export async function allAdverts(db: Database, ownerId: string) {
  return await db
    .selectFrom('job_advert')
    .innerJoin('resume', 'resume.id', 'job_advert.resume_id')
    .select(['resume.id as resumeId', 'job_advert.title', 'job_advert.text', 'job_advert.saved_at as savedAt'])
    .where('resume.owner_id', '=', ownerId)
    .orderBy('job_advert.saved_at')
    .execute();
}

type NewAdvert = { id: string; title: string; text: string; sha256: string; savedAt: Date };

/** To be called with the resume locked. A text that is there already stays as it is. */
export async function addAdvert(tx: Database, resumeId: string, { id, title, text, sha256, savedAt }: NewAdvert) {
  await tx
    .insertInto('job_advert')
    .values({ id, resume_id: resumeId, title, text, sha256, saved_at: savedAt })
    .onConflict((conflict) => conflict.columns(['resume_id', 'sha256']).doNothing())
    .execute();
}

export async function countAdverts(tx: Database, resumeId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('job_advert')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('resume_id', '=', resumeId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteAdvert(db: Database, ownerId: string, resumeId: string, id: string) {
  await db
    .deleteFrom('job_advert')
    .using('resume')
    .whereRef('resume.id', '=', 'job_advert.resume_id')
    .where('job_advert.id', '=', id)
    .where('job_advert.resume_id', '=', resumeId)
    .where('resume.owner_id', '=', ownerId)
    .execute();
}
