import type { CandidateFilters, HiringWishes } from '@redmark/contract';
import type { PackedResume, Wanted } from '@redmark/grader/matching';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { marksOf } from './marks.ts';

type Found = {
  accountId: string;
  firstName: string;
  lastName: string;
  resumeId: string;
  region: string | null;
  places: string[];
  isRemote: boolean;
  years: number;
  languages: string[];
  packed: PackedResume;
};

/** So many of the most important skills are asked for together, or in pairs. */
const together = { all: 3, pairs: 5 };
/** What the parts of the order count; about as the matching weighs them. */
const worth = { must: 36, other: 23, role: 29, family: 20, near: 8, years: 6 };

type Asked = { wishes: HiringWishes; wanted: Wanted; filters: CandidateFilters };

/**
 * The people of the pool that come closest by their facts. It is looked for them more and more loosely, until there are
 * enough. Everybody here consented: the entries go in the transaction that ends a consent, and the account is looked at
 * once more.
 */
export async function preselect(db: Database, asked: Asked, limit: number): Promise<Found[]> {
  let found: Found[] = [];
  for (const condition of conditionsBy(asked.wanted)) {
    found = await look(db, asked, condition, limit);
    if (found.length >= limit) break;
  }
  return found;
}

async function look(db: Database, { wishes, wanted, filters }: Asked, isCloseTo: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<Omit<Found, 'packed'> & { packed: string }>`
    with found as materialized (
      select account_id, ${orderOf(wanted, wishes.years)} as worth from candidate
      where (${isCloseTo}) and ${sql.join(conditionsOf(wishes, filters), sql` and `)}
      order by worth desc, account_id limit ${limit}
    )
    select candidate.account_id as "accountId", first_name as "firstName", last_name as "lastName",
      resume_id as "resumeId", region, places, is_remote as "isRemote", years, languages, packed
    from found join candidate using (account_id) join candidate_reading using (account_id)
      join account on account.id = candidate.account_id
    where account.recruiting and account.verified and account.closing_at is null
    order by worth desc, account_id`.execute(db);
  return rows.map((row): Found => ({ ...row, packed: JSON.parse(row.packed) }));
}

/** From the strictest to the loosest; each holds for everybody for whom those before it hold. */
function conditionsBy({ families, near, must, other, words }: Wanted): RawBuilder<unknown>[] {
  const skills = [...must, ...other];
  const isOfFamily = sql`families && ${families}::text[]`;
  const isKin = sql`families && ${[...families, ...near]}::text[]`;
  const hasAny = sql`skills && ${skills}::text[]`;
  const hasTop = sql`skills @> ${skills.slice(0, together.all)}::text[]`;
  const hasPair = pairsOf(skills.slice(0, together.pairs)).map((pair) => sql`skills @> ${pair}::text[]`);
  const tells = sql`account_id in (select account_id from candidate_reading where words @@ ${queryOf(words)}::tsquery)`;
  const isKnown = families.length > 0;
  const steps = [
    isKnown && must.length > 0 ? [sql`(${isOfFamily} and ${hasTop})`] : [],
    isKnown && must.length > 0 ? [sql`(${isOfFamily} and skills && ${must}::text[])`] : [],
    skills.length >= together.all ? [hasTop] : [],
    isKnown ? [sql`(${isKin} and ${hasAny})`] : [],
    hasPair,
    isKnown ? [isKin] : words.length > 0 ? [tells] : [],
    skills.length > 0 ? [hasAny] : [],
  ].filter((step) => step.length > 0);
  const conditions = steps.map((_, n) => sql.join(steps.slice(0, n + 1).flat(), sql` or `));
  return conditions.length === 0 ? [sql`true`] : conditions;
}

const pairsOf = (names: readonly string[]) =>
  names.flatMap((name, n) => names.slice(n + 1).map((other) => [name, other]));

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const queryOf = (words: readonly string[]) =>
  pairsOf(words.map(quoted))
    .map((pair) => `(${pair.join(' & ')})`)
    .join(' | ') || quoted(words[0] ?? '');

function orderOf({ roles, families, near, must, other }: Wanted, years: number): RawBuilder<number> {
  const shared = (marks: string) => sql`bit_count(marks & ${marks}::bit(2048))`;
  const part = (of: number, names: readonly string[], marks: string) =>
    names.length === 0 ? [] : [sql`${of / names.length}::float8 * ${shared(marks)}`];
  const has = (of: number, names: readonly string[], marks: string) =>
    names.length === 0 ? [] : [sql`${of}::float8 * least(1, ${shared(marks)})`];
  const parts = [
    ...part(worth.must, must, marksOf({ skills: must })),
    ...part(worth.other, other, marksOf({ skills: other })),
    sql`greatest(0, ${sql.join([sql`0`, ...has(worth.role, roles, marksOf({ roles })), ...has(worth.family, families, marksOf({ families })), ...has(worth.near, near, marksOf({ families: near }))])})`,
    ...(years > 0 ? [sql`${worth.years}::float8 * least(1, years / ${years}::float8)`] : []),
  ];
  return sql<number>`${sql.join(parts, sql` + `)}`;
}

/** What a resume does not tell excludes nobody: it is asked. */
function conditionsOf({ region, place, workplace, salaryTo, currency }: HiringWishes, filters: CandidateFilters) {
  const here = place
    .toLowerCase()
    .split(/[,/]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return [
    ...(filters.region ? [sql`(region is null or region = ${region})`] : []),
    ...(filters.place && workplace !== 'Remote' && here.length > 0 ? [sql`(places && ${here}::text[])`] : []),
    ...(filters.remote ? [sql`is_remote`] : []),
    ...(filters.salary
      ? [sql`(salary_amount is null or salary_currency <> ${currency} or salary_amount <= ${salaryTo})`]
      : []),
    sql`true`,
  ];
}
