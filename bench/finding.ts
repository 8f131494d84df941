import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { HiringWishes } from '@redmark/contract';
import { sql } from 'kysely';
import { startPostgres } from '../scripts/test/postgres.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '../server/src/database/open.ts';
import { writeCandidate } from '../server/src/features/finding/candidate-records.ts';
import { findCandidates } from '../server/src/features/finding/find-candidates.ts';
import { inventedPerson } from './finding-people.ts';
import { ms, percentile, table } from './measure.ts';

/**
 * `node bench/finding.ts [--invented 3000]`: how soon the first twenty of a request are there, among 30,000 people on the
 * embedded database and on PostgreSQL, and among 300,000 on PostgreSQL. So many are invented, the others are copies of
 * them. The requests are the adverts of `corpus/matching`, each asked three times.
 */
const { values } = parseArgs({ options: { invented: { type: 'string', default: '3000' } } });
const invented = Number(values.invented);
const [some, many] = [30_000, 300_000];
const rounds = 3;
const atOnce = 500;

const folder = new URL('../corpus/matching/', import.meta.url);
const adverts = ['first', 'second'].flatMap((part) =>
  readdirSync(new URL(part, folder)).map((file) =>
    (readFileSync(new URL(`${part}/${file}`, folder), 'utf8').split('=== resume\n')[0] ?? '').trim(),
  ),
);

const embedded = await openEmbedded();
await fill(embedded);
await copyUpTo(some, embedded);
await measure(`embedded, ${some}`, embedded);
await embedded.close();
const server = await startPostgres();
try {
  const database = await openPostgres(server.environment.DATABASE_URL ?? '', console.error, { isPatient: true });
  await fill(database);
  await copyUpTo(some, database);
  await measure(`PostgreSQL, ${some}`, database);
  await copyUpTo(many, database);
  await measure(`PostgreSQL, ${many}`, database);
  await database.close();
} finally {
  server.stop();
}

async function fill({ db }: OpenDatabase) {
  const at = new Date('2026-11-21T12:00:00Z');
  for (let from = 0; from < invented; from += atOnce)
    await db.transaction().execute(async (tx) => {
      for (let number = from; number < Math.min(invented, from + atOnce); number += 1) {
        const [accountId, resumeId] = [crypto.randomUUID(), crypto.randomUUID()];
        await sql`insert into account (id, issuer, subject, email, created_at, recruiting, verified)
          values (${accountId}, 'bench', ${accountId}, 'person@bench.example', ${at}, true, true)`.execute(tx);
        await sql`insert into resume (id, owner_id, storage_key, file_name, created_at)
          values (${resumeId}, ${accountId}, ${resumeId}, 'resume.pdf', ${at})`.execute(tx);
        await writeCandidate(tx, { accountId, resumeId, version: 'bench', at }, inventedPerson(number));
      }
    });
}

/** Everybody again under other ids, until there are so many. */
async function copyUpTo(count: number, { db }: OpenDatabase) {
  const {
    rows: [{ there = 0 } = {}],
  } = await sql<{ there: number }>`select count(*)::int as there from candidate`.execute(db);
  const columns = sql.raw(
    'region, places, is_remote, salary_amount, salary_currency, families, skills, years, marks, made_at',
  );
  await sql`create table twin as select account_id as of, gen_random_uuid() as id, gen_random_uuid() as resume
    from candidate cross join generate_series(2, ${Math.round(count / there)}::int)`.execute(db);
  await sql`insert into account (id, issuer, subject, email, created_at, recruiting, verified)
    select twin.id, issuer, twin.id::text, email, created_at, true, true from twin join account on account.id = of`.execute(
    db,
  );
  await sql`insert into resume (id, owner_id, storage_key, file_name, created_at)
    select resume, id, resume::text, 'resume.pdf', now() from twin`.execute(db);
  await sql`insert into candidate (account_id, resume_id, version, ${columns})
    select twin.id, twin.resume, version, ${columns} from twin join candidate on account_id = of`.execute(db);
  await sql`insert into candidate_reading select id, titles, roles, languages, words, packed from twin join candidate_reading on account_id = of`.execute(
    db,
  );
  await sql`drop table twin`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function measure(name: string, { db }: OpenDatabase) {
  const times: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const advert of adverts) {
    const own: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const found = await findCandidates(db, wishesOf(advert), {
        region: true,
        place: false,
        remote: false,
        salary: true,
      });
      own.push(performance.now() - begun);
      fewest = Math.min(fewest, found.length);
    }
    times.push(percentile(own, 0.5));
    if (percentile(own, 0.5) > 300) console.log(`${name}: ${advert.split('\n')[0]} took ${ms(percentile(own, 0.5))}.`);
  }
  if (fewest < 20) console.log(`${name}: a request found ${fewest} people only.`);
  const { rows: sizes } = await sql<{ heap: string; indexes: string; readings: string }>`select
    pg_size_pretty(pg_table_size('candidate')) as heap, pg_size_pretty(pg_indexes_size('candidate')) as indexes,
    pg_size_pretty(pg_total_relation_size('candidate_reading')) as readings`.execute(db);
  const [size] = sizes;
  table(name, [
    ['first 20, median of 24 requests', ms(percentile(times, 0.5))],
    ['first 20, slowest of 24 requests', ms(Math.max(...times))],
    ['facts', size?.heap ?? ''],
    ['indexes', size?.indexes ?? ''],
    ['readings', size?.readings ?? ''],
  ]);
}

function wishesOf(advert: string): HiringWishes {
  return {
    company: 'Erie Lanes',
    person: 'Tomas Ferrer',
    role:
      advert
        .split('\n')[0]
        ?.replace(/^.*?:\s*/, '')
        .slice(0, 100) ?? '',
    region: 'United States',
    place: '',
    workplace: 'Hybrid',
    salaryFrom: 40_000,
    salaryTo: 90_000,
    currency: 'USD',
    mustHave: [],
    niceToHave: [],
    years: 3,
    advert,
  };
}
