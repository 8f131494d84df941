import type { Database } from '../../database/open.ts';

/** The team that an account is in, with the account that pays for it. */
export async function teamOf(db: Database, accountId: string) {
  return await memberships(db, accountId).executeTakeFirst();
}

/** The same; the team stays until the transaction ends. */
export async function keepTeamOf(tx: Database, accountId: string) {
  return await memberships(tx, accountId).forKeyShare('team').executeTakeFirst();
}

function memberships(db: Database, accountId: string) {
  return db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(['team.id', 'team.name', 'team.owner_id'])
    .where('team_member.account_id', '=', accountId);
}

/** Notes for whom a credit of a team is held. */
export async function addSpending(tx: Database, holdId: string, teamId: string, spenderId: string) {
  await tx.insertInto('team_spending').values({ hold_id: holdId, team_id: teamId, spender_id: spenderId }).execute();
}
