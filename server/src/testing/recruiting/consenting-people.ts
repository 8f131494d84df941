import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Adds so many accounts that consent to recruiting; the first of them have a graded resume each. */
export async function addConsentingPeople(db: Database, people: number, graded = 0) {
  await sql`insert into account (id, issuer, subject, email, recruiting, verified, created_at)
    select gen_random_uuid(), 'test', gen_random_uuid()::text, 'p' || n || '@example.com', true, true, now()
    from generate_series(1, ${people}::int) as n`.execute(db);
  await sql`insert into resume (id, owner_id, storage_key, file_name, created_at)
    select gen_random_uuid(), id, 'key/' || id, 'resume.pdf', now() from account where issuer = 'test' and recruiting
    order by id limit ${graded}`.execute(db);
  await sql`insert into review (id, resume_id, state, stage, grading, created_at, finished_at)
    select gen_random_uuid(), id, 'done', 'done', '{}', now(), now() from resume
    where storage_key like 'key/%'`.execute(db);
}
