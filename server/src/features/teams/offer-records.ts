import { nameOf } from '../../database/name-of.ts';
import type { Database } from '../../database/open.ts';
import type { TeamTables } from '../../database/team-tables.ts';

/** The offer of a team that is open, with the member it is for. */
export async function findOffer(db: Database, teamId: string, now: Date) {
  return await db
    .selectFrom('team_offer as offer')
    .innerJoin('team_member as member', 'member.id', 'offer.member_id')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['offer.member_id', 'offer.expires_at', 'member.account_id', 'account.email'])
    .select(nameOf('account').as('name'))
    .where('offer.team_id', '=', teamId)
    .where('offer.expires_at', '>', now)
    .executeTakeFirst();
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Replaces an earlier offer of the same team. */
export async function putOffer(tx: Database, offer: TeamTables['team_offer']) {
  await deleteOffer(tx, offer.team_id);
  await tx.insertInto('team_offer').values(offer).execute();
}

export async function deleteOffer(db: Database, teamId: string) {
  await db.deleteFrom('team_offer').where('team_id', '=', teamId).execute();
}

export async function sweepOffers(db: Database, now: Date) {
  await db.deleteFrom('team_offer').where('expires_at', '<=', now).execute();
}

/** Gives a team to one of its members, who has no limit from then on. */
export async function changeOwner(tx: Database, teamId: string, memberId: string, accountId: string) {
  await tx.updateTable('team').set({ owner_id: accountId }).where('id', '=', teamId).execute();
  await tx.updateTable('team_member').set({ month_limit: null }).where('id', '=', memberId).execute();
}
