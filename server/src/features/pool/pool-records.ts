import type { Database } from '../../database/open.ts';

/** A person of the pool or not yet of it, with the newest of their resumes that has a report. */
export async function findPerson(db: Database, accountId: string) {
  return await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'email', 'recruiting', 'verified', 'closing_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Locks an account until the transaction ends, so that no consent is withdrawn while it is relied on. */
export async function lockAccount(tx: Database, accountId: string) {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}

export async function newestGraded(db: Database, accountId: string) {
  return await db
    .selectFrom('resume')
    .innerJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.file_name', 'resume.page_count'])
    .where('resume.owner_id', '=', accountId)
    .where('review.state', '=', 'done')
    .orderBy('resume.created_at', 'desc')
    .orderBy('resume.id')
    .executeTakeFirst();
}

/** What a confirmed request that is still open asks for, in JSON. */
export async function findWishes(db: Database, requestId: string, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('hiring_request')
    .select('wishes')
    .where('id', '=', requestId)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.wishes;
}

type Showing = { accountId: string; requestId: string; company: string; role: string; fileName: string; at: Date };

/** The same resume shown for the same request again is one showing. */
export async function addShowing(tx: Database, { accountId, requestId, company, role, fileName, at }: Showing) {
  await tx
    .insertInto('candidate_showing')
    .values({
      id: crypto.randomUUID(),
      account_id: accountId,
      request_id: requestId,
      company,
      role,
      file_name: fileName,
      shown_at: at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_id', 'file_name']).doNothing())
    .execute();
}

export async function listShowings(db: Database, accountId: string) {
  return await db
    .selectFrom('candidate_showing')
    .select(['company', 'role', 'file_name', 'shown_at'])
    .where('account_id', '=', accountId)
    .orderBy('shown_at', 'desc')
    .execute();
}

export async function listRecruitingConsents(db: Database, accountId: string) {
  return await db
    .selectFrom('consent_entry')
    .select(['given', 'at', 'agreed_to'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'recruiting')
    .orderBy('at', 'desc')
    .execute();
}
