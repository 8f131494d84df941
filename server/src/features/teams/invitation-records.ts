import { sql } from 'kysely';
import { nameOf } from '../../database/name-of.ts';
import type { Database } from '../../database/open.ts';
import type { TeamTables } from '../../database/team-tables.ts';

type NewInvitation = TeamTables['team_invitation'];
type Renewed = Pick<NewInvitation, 'key_hash' | 'sent_at' | 'expires_at'>;

/** Those that wait for an answer, the newest first. */
export async function listInvitations(db: Database, teamId: string, now: Date) {
  return await db
    .selectFrom('team_invitation')
    .select(['id', 'email', 'sent_at', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('expires_at', '>', now)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

/** What a key opens, with who invites. */
export async function findInvitation(db: Database, keyHash: string, now: Date) {
  return await db
    .selectFrom('team_invitation as invitation')
    .innerJoin('team', 'team.id', 'invitation.team_id')
    .innerJoin('account as owner', 'owner.id', 'team.owner_id')
    .select(['invitation.team_id', 'invitation.email', 'invitation.expires_at', 'team.name'])
    .select(['owner.email as owner_email', nameOf('owner').as('owner_name')])
    .where('invitation.key_hash', '=', keyHash)
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst();
}

/** Replaces what waits for the same address. */
export async function addInvitation(tx: Database, invitation: NewInvitation) {
  await tx
    .deleteFrom('team_invitation')
    .where('team_id', '=', invitation.team_id)
    .where(sql`lower(email)`, '=', invitation.email.toLowerCase())
    .execute();
  await tx.insertInto('team_invitation').values(invitation).execute();
}

/** The address of one of a team's invitations. */
export async function invitedBy(db: Database, teamId: string, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('team_invitation')
    .select('email')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return found?.email;
}

/** Gives an invitation another key, so that its earlier link opens nothing any more. */
export async function renewInvitation(db: Database, teamId: string, id: string, renewed: Renewed) {
  await db.updateTable('team_invitation').set(renewed).where('id', '=', id).where('team_id', '=', teamId).execute();
}

export async function deleteInvitation(db: Database, teamId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('team_invitation')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Uses an invitation up; of two calls at once one gets it. Returns whom it is for. */
export async function takeInvitation(tx: Database, keyHash: string, now: Date): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('team_invitation')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return taken?.email;
}

/** Invitations to an address whose account is deleted. */
export async function deleteInvitationsTo(db: Database, email: string) {
  await db.deleteFrom('team_invitation').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

/** Until the transaction ends, nobody else counts letters of this account or to this mailbox. */
export async function lockLetters(tx: Database, accountId: string, mailbox: string) {
  for (const name of [`invitation by ${accountId}`, `invitation to ${mailbox}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Letters with an invitation since a moment: by one account, and to one mailbox by anybody. */
export async function countLetters(tx: Database, accountId: string, mailbox: string, since: Date) {
  return await tx
    .selectFrom('team_letter')
    .select([
      sql<number>`(count(*) filter (where account_id = ${accountId}))::int`.as('byAccount'),
      sql<number>`(count(*) filter (where mailbox = ${mailbox}))::int`.as('toMailbox'),
    ])
    .where('sent_at', '>', since)
    .where(({ or, eb }) => or([eb('account_id', '=', accountId), eb('mailbox', '=', mailbox)]))
    .executeTakeFirstOrThrow();
}

export async function addLetter(tx: Database, accountId: string, mailbox: string, at: Date) {
  const id = crypto.randomUUID();
  await tx.insertInto('team_letter').values({ id, account_id: accountId, mailbox, sent_at: at }).execute();
}

/** Forgets invitations that are over, and letters that count no more. */
export async function sweepInvitations(db: Database, now: Date, lettersBefore: Date) {
  await db.deleteFrom('team_invitation').where('expires_at', '<=', now).execute();
  await db.deleteFrom('team_letter').where('sent_at', '<', lettersBefore).execute();
}
