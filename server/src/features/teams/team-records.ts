import { sql } from 'kysely';
import { nameOf } from '../../database/name-of.ts';
import type { Database } from '../../database/open.ts';
import { heldCredits } from '../credits/payer-records.ts';

/** The team that an account is in, with its owner. */
export async function findTeam(db: Database, accountId: string) {
  return await db
    .selectFrom('team_member as own')
    .innerJoin('team', 'team.id', 'own.team_id')
    .innerJoin('account as owner', 'owner.id', 'team.owner_id')
    .select(['team.id', 'team.name', 'team.owner_id', 'team.month_limit', 'owner.email as owner_email'])
    .select(nameOf('owner').as('owner_name'))
    .where('own.account_id', '=', accountId)
    .executeTakeFirst();
}

export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** Locks the team that an account owns until the transaction ends, so that calls at the same time count one another. */
export async function lockOwnTeam(tx: Database, ownerId: string) {
  return await tx
    .selectFrom('team')
    .select(['id', 'name'])
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The same for whoever joins. */
export async function lockTeam(tx: Database, id: string): Promise<boolean> {
  const found = await tx.selectFrom('team').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return found !== undefined;
}

/** Adds a team with its owner as the first of it; returns whether the account was in none. */
export async function addTeam(tx: Database, ownerId: string, name: string, at: Date): Promise<boolean> {
  const id = crypto.randomUUID();
  const added = await tx
    .insertInto('team')
    .values({ id, owner_id: ownerId, name, created_at: at })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined && (await addMember(tx, id, ownerId, at));
}

/** Returns whether the account was in no team; of two calls at once one does it. */
export async function addMember(tx: Database, teamId: string, accountId: string, at: Date): Promise<boolean> {
  const added = await tx
    .insertInto('team_member')
    .values({ id: crypto.randomUUID(), account_id: accountId, team_id: teamId, joined_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

type TeamChanges = Partial<Pick<TeamRow, 'name' | 'month_limit'>>;

/** Changes the team that an account owns; returns whether there is one. */
export async function changeTeamRow(db: Database, ownerId: string, changes: TeamChanges): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('team')
    .set(changes)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Membership = { teamId: string; ownerId: string; id: string };

/** Sets the limit of one member who is not the owner; returns the member's account. */
export async function limitRow(tx: Database, { teamId, ownerId, id }: Membership, limit: number | null) {
  const limited = await tx
    .updateTable('team_member')
    .set({ month_limit: limit })
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('account_id', '!=', ownerId)
    .returning('account_id')
    .executeTakeFirst();
  return limited?.account_id;
}

/** Everybody in a team, the owner first, or one account of it. */
export async function listMembers(db: Database, teamId: string, accountId?: string) {
  return await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .innerJoin('account', 'account.id', 'team_member.account_id')
    .select(['team_member.id', 'team_member.account_id', 'team_member.joined_at', 'team_member.month_limit'])
    .select('account.email')
    .select(nameOf('account').as('name'))
    .where('team_member.team_id', '=', teamId)
    .$if(accountId !== undefined, (query) => query.where('team_member.account_id', '=', accountId ?? ''))
    .orderBy(sql`team_member.account_id <> team.owner_id`)
    .orderBy('team_member.joined_at')
    .orderBy('team_member.id')
    .execute();
}

/** Ends the membership of an account; its owner stays. Returns whether it was a member of somebody's team. */
export async function deleteOwnMembership(db: Database, accountId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('team_member')
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('team').select('team.id').where('team.owner_id', '=', accountId))),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Removes a membership of a team, and returns its account. */
export async function deleteMember(tx: Database, teamId: string, id: string): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('team_member')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .returning('account_id')
    .executeTakeFirst();
  return deleted?.account_id;
}

/** Waits for gradings that are just being started on it. */
export async function deleteTeam(tx: Database, ownerId: string) {
  await tx.deleteFrom('team').where('owner_id', '=', ownerId).execute();
}

/** What each account spent of a team's credits since the team was made, and since a moment; null: deleted accounts. */
export async function spendingOf(db: Database, teamId: string, since: Date) {
  return await heldCredits(db)
    .select([
      'spending.spender_id',
      sql<number>`(-sum(hold.credits))::int`.as('total'),
      sql<number>`coalesce(-sum(hold.credits) filter (where hold.at >= ${since}), 0)::int`.as('month'),
    ])
    .where('spending.team_id', '=', teamId)
    .groupBy('spending.spender_id')
    .execute();
}

/** The gradings of an account that a team paid for, for its archive. */
export async function gradingsPaidFor(db: Database, accountId: string) {
  return await heldCredits(db)
    .leftJoin('team', 'team.id', 'spending.team_id')
    .select(['hold.at', 'hold.credits', 'hold.resume_id', 'team.name as team'])
    .where('spending.spender_id', '=', accountId)
    .orderBy('hold.at')
    .orderBy('hold.id')
    .execute();
}
