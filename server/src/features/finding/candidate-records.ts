import type { Candidate } from '@redmark/grader/matching';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { marksOf } from './marks.ts';

/** Everybody who consented and whose entry is missing, or was made by another reading, becomes due. */
export async function dueAgain(db: Database, version: string) {
  await sql`insert into candidate_due (account_id, at)
    select account.id, to_timestamp(0) from account left join candidate on candidate.account_id = account.id
    where account.recruiting and account.verified and account.closing_at is null
      and (candidate.account_id is null or candidate.version <> ${version})
      and exists (select from resume join review on review.resume_id = resume.id
        where resume.owner_id = account.id and review.state = 'done')
    on conflict do nothing`.execute(db);
}

/** Accounts whose entry is due; other hosts do not take them for as long as the lease lasts. */
export async function takeDue(db: Database, now: Date, leasedUntil: Date, limit: number) {
  const { rows } = await sql<{ account_id: string; attempts: number }>`
    update candidate_due set at = ${leasedUntil}, attempts = attempts + 1 where account_id in
      (select account_id from candidate_due where at <= ${now} order by at limit ${limit} for update skip locked)
    returning account_id, attempts`.execute(db);
  return rows;
}

/** Unless it became due again meanwhile. */
export async function endDue(tx: Database, accountId: string, leasedUntil: Date) {
  await tx.deleteFrom('candidate_due').where('account_id', '=', accountId).where('at', '=', leasedUntil).execute();
}

/** The file that an entry is made of: the newest graded one of somebody who consented. */
export async function sourceOf(db: Database, accountId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('resume', 'resume.owner_id', 'account.id')
    .innerJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.storage_key', 'resume.created_at'])
    .where('account.id', '=', accountId)
    .where('account.recruiting', '=', true)
    .where('account.verified', '=', true)
    .where('account.closing_at', 'is', null)
    .where('review.state', '=', 'done')
    .orderBy('resume.created_at', 'desc')
    .orderBy('resume.id')
    .executeTakeFirst();
}

type Entry = { accountId: string; resumeId: string; version: string; at: Date };

/** To be called with the account locked. */
export async function writeCandidate(tx: Database, entry: Entry, { facts, packed }: Candidate) {
  await deleteCandidate(tx, entry.accountId);
  const { region, places, isRemote, salaryWish, titles, roles, families, skills, years, languages, words } = facts;
  await sql`insert into candidate (account_id, resume_id, version, region, places, is_remote, salary_amount,
      salary_currency, families, skills, years, marks, made_at)
    values (${entry.accountId}, ${entry.resumeId}, ${entry.version}, ${region}, ${places}::text[], ${isRemote},
      ${salaryWish?.amount ?? null}, ${salaryWish?.currency ?? null}, ${families}::text[], ${skills}::text[], ${years},
      ${marksOf(facts)}::bit(2048), ${entry.at})`.execute(tx);
  await sql`insert into candidate_reading (account_id, titles, roles, languages, words, packed)
    values (${entry.accountId}, ${titles}::text[], ${roles}::text[], ${languages}::text[],
      array_to_tsvector(${words}::text[]), ${JSON.stringify(packed)})`.execute(tx);
}

export async function deleteCandidate(tx: Database, accountId: string) {
  await tx.deleteFrom('candidate').where('account_id', '=', accountId).execute();
}
