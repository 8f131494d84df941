import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** The team that an account is in, with the account that pays for it. */
export async function teamOf(db: Database, accountId: string) {
  return await memberships(db, accountId).executeTakeFirst();
}

/** The same; the team stays until the transaction ends. */
export async function keepTeamOf(tx: Database, accountId: string) {
  return await memberships(tx, accountId).forKeyShare('team').executeTakeFirst();
}

/**
 * The same, locked until the transaction ends. Unlike other locks of teams it also waits for gradings that are just being
 * started, which must know who pays.
 */
export async function lockTeamOf(tx: Database, accountId: string) {
  return await memberships(tx, accountId).forUpdate('team').executeTakeFirst();
}

/** The query behind these, for a query that joins it. */
export function memberships(db: Database, accountId: string) {
  return db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(['team.id', 'team.name', 'team.owner_id'])
    .select(memberLimit)
    .where('team_member.account_id', '=', accountId);
}

/** What a member may use in a month: their own limit, or that of all; null for none, and for the owner. */
const memberLimit = sql<
  number | null
>`case when team.owner_id = team_member.account_id then null else coalesce(team_member.month_limit, team.month_limit) end`.as(
  'limit',
);

/** Credits of a team that an account holds or spent since a moment. */
export async function heldSince(db: Database, teamId: string, spenderId: string, since: Date): Promise<number> {
  const { held } = await heldCredits(db)
    .select(sql<number>`coalesce(-sum(hold.credits), 0)::int`.as('held'))
    .where('spending.team_id', '=', teamId)
    .where('spending.spender_id', '=', spenderId)
    .where('hold.at', '>=', since)
    .executeTakeFirstOrThrow();
  return held;
}

/** Credits of teams that were held and not given back. */
export function heldCredits(db: Database) {
  return db
    .selectFrom('team_spending as spending')
    .innerJoin('credit_entry as hold', 'hold.id', 'spending.hold_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_entry as back')
            .select('back.id')
            .where('back.reason', '=', 'release')
            .whereRef('back.reference', '=', 'hold.reference'),
        ),
      ),
    );
}

/** Notes for whom a credit of a team is held. */
export async function addSpending(tx: Database, holdId: string, teamId: string, spenderId: string) {
  await tx.insertInto('team_spending').values({ hold_id: holdId, team_id: teamId, spender_id: spenderId }).execute();
}
