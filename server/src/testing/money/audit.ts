import { defaultPlans, planOf } from '@redmark/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/open.ts';

export type Audit = { payments: number; reports: number; returned: number; complaints: string[] };

/** The fields of a sandbox object that are compared. */
const text = z
  .string()
  .nullish()
  .transform((given) => given ?? '');
const Money = z.object({ id: z.string(), payment_intent: text, invoice: text, amount: z.number().default(0) });

/** Compares three independent records: payments at the provider, bookings and delivered reports. */
export async function audit(db: Database): Promise<Audit> {
  const complaints: string[] = [];
  const wrong = (what: string, rows: unknown[]) => {
    if (rows.length > 0) complaints.push(`${what}: ${JSON.stringify(rows.slice(0, 3))} (${rows.length})`);
  };

  const things = await db.selectFrom('sandbox_object').select(['kind', 'body']).execute();
  const of = (kind: string) => things.filter((thing) => thing.kind === kind).map(({ body }) => Money.parse(body));
  const charges = of('charge');
  // A payment is identified by its invoice, or by its checkout where there is no invoice.
  const nameOf = new Map([
    ...of('checkout.session').map(({ id, payment_intent }) => [payment_intent, id] as const),
    ...of('invoice_payment').map(({ invoice, payment_intent }) => [payment_intent, invoice] as const),
  ]);

  const income = await db
    .selectFrom('credit_entry')
    .selectAll()
    .where('reason', 'in', ['purchase', 'renewal'])
    .execute();
  const booked = new Map(income.map((entry) => [entry.reference, entry.credits]));
  const creditsFor = (cents: number) => defaultPlans.find((plan) => plan.cents === cents)?.credits;
  wrong(
    'paid, and credited nothing or something else',
    charges.filter((charge) => booked.get(nameOf.get(charge.payment_intent) ?? '') !== creditsFor(charge.amount)),
  );
  const paid = new Set(charges.map((charge) => nameOf.get(charge.payment_intent)));
  wrong(
    'credited, and not paid',
    income.filter(({ reference, credits }) => !paid.has(reference) || !planOf(defaultPlans, credits)),
  );

  const reviews = await db
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .leftJoin('credit_entry as end', (join) =>
      join.on(sql<boolean>`"end".reference = review.hold_id::text and "end".reason in ('settlement', 'release')`),
    )
    .select(['review.id', 'review.state', 'review.hold_id', 'end.reason', 'resume.owner_id'])
    .execute();
  const owned = reviews.filter(({ owner_id }) => owner_id !== null);
  wrong(
    'a report for nothing',
    owned.filter(({ state, reason }) => state === 'done' && reason !== 'settlement'),
  );
  wrong(
    'paid for no report',
    owned.filter(({ state, reason }) => state !== 'done' && reason === 'settlement'),
  );
  wrong(
    'neither spent nor given back',
    owned.filter(({ hold_id, reason }) => hold_id !== null && reason === null),
  );
  wrong(
    'a visitor paid',
    reviews.filter(({ owner_id, hold_id }) => owner_id === null && hold_id !== null),
  );

  const openHolds = await sql`select id from credit_entry as hold where reason = 'hold' and not exists
    (select 1 from credit_entry as e where e.reference = hold.reference and e.reason in ('settlement', 'release'))`.execute(
    db,
  );
  wrong('a hold that never ended', openHolds.rows);
  const twice = await sql`select resume_id, count(*) from credit_entry where reason = 'hold' and not exists
    (select 1 from credit_entry as e where e.reference = credit_entry.reference and e.reason = 'release')
    group by 1 having count(*) > 1`.execute(db);
  wrong('a resume that was charged twice', twice.rows);
  const negative =
    await sql`select account_id, sum(credits) from credit_entry group by 1 having sum(credits) < 0`.execute(db);
  wrong('a balance below nothing', negative.rows);

  const count = async (reason: 'settlement' | 'release') =>
    (await db.selectFrom('credit_entry').select('id').where('reason', '=', reason).execute()).length;
  return { payments: charges.length, reports: await count('settlement'), returned: await count('release'), complaints };
}

/** What is still pending: events not processed, gradings not over, jobs not done. */
export async function underWay(db: Database): Promise<{ messages: number; gradings: number; jobs: number }> {
  const untold = await db.selectFrom('sandbox_delivery').select('event_id').where('delivered_at', 'is', null).execute();
  const open = await db.selectFrom('review').select('id').where('finished_at', 'is', null).execute();
  const jobs = await sql`select id from pgboss.job where name in ('review', 'bulk') and state <> 'completed'`.execute(
    db,
  );
  return { messages: untold.length, gradings: open.length, jobs: jobs.rows.length };
}
