import { type Invitation, invitationDays, teamInvitationsMost, teamMembersMost } from '@redmark/contract';
import { after, before, millisecondsIn } from '../../base/durations.ts';
import { randomSecret, sha256Of } from '../../base/secrets.ts';
import { addAudit } from '../../database/audit-log.ts';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import {
  addInvitation,
  addLetter,
  countLetters,
  deleteInvitation,
  deleteInvitationsTo,
  findInvitation,
  invitedBy,
  listInvitations,
  lockLetters,
  renewInvitation,
  sweepInvitations,
  takeInvitation,
} from './invitation-records.ts';
import { addMember, findTeam, listMembers, lockOwnTeam, lockTeam } from './team-records.ts';

/** Letters a day that one account can cause, and that one mailbox gets, whoever causes them. */
const mostInADay = { byAccount: 100, toMailbox: 3 };

type Needs = Pick<Services, 'db' | 'identity' | 'mail' | 'emails' | 'digest' | 'siteUrl' | 'now' | 'log'>;

/** Invitations into teams. Whoever has the key of the letter sees one; only the invited address can use it. */
export function createInvitations({ db, identity, mail, emails, digest, siteUrl, now, log }: Needs) {
  async function countLetter(tx: Database, ownerId: string, email: string) {
    const at = now();
    const mailbox = digest('invitation', email.toLowerCase());
    await lockLetters(tx, ownerId, mailbox);
    const sent = await countLetters(tx, ownerId, mailbox, before(at, millisecondsIn.day));
    if (sent.byAccount >= mostInADay.byAccount || sent.toMailbox >= mostInADay.toMailbox)
      throw new Refusal('too_many_invitation_letters');
    await addLetter(tx, ownerId, mailbox, at);
  }

  function newKey() {
    const key = randomSecret();
    const at = now();
    const row = { key_hash: sha256Of(key), sent_at: at, expires_at: after(at, invitationDays * millisecondsIn.day) };
    return { key, row };
  }

  async function send(ownerId: string, to: string, key: string) {
    const team = await findTeam(db, ownerId);
    if (!team) throw new Refusal('not_found');
    const url = `${siteUrl}/team/join?key=${key}`;
    const { name, owner_email: email, owner_name } = team;
    try {
      await mail.send(
        to,
        emails.teamInvitation({ team: name, by: owner_name ?? email, email, url, days: invitationDays }),
      );
    } catch (cause) {
      log(cause);
      throw new Refusal('letter_not_sent', { cause });
    }
  }

  async function open(key: string) {
    const found = await findInvitation(db, sha256Of(key), now());
    if (!found) throw new Refusal('invitation_ended');
    return found;
  }

  return {
    countLetter,

    listOf: async (teamId: string) => await listInvitations(db, teamId, now()),

    /** The invitation stays only if its letter could be sent. */
    async invite(ownerId: string, email: string) {
      const { key, row } = newKey();
      const id = crypto.randomUUID();
      const teamId = await db.transaction().execute(async (tx) => {
        const team = await lockOwnTeam(tx, ownerId);
        if (!team) throw new Refusal('not_found');
        const members = await listMembers(tx, team.id);
        if (members.some((member) => isSame(member.email, email))) throw new Refusal('member_already');
        if (members.length >= teamMembersMost) throw new Refusal('team_full');
        const others = (await listInvitations(tx, team.id, now())).filter((one) => !isSame(one.email, email));
        if (others.length >= teamInvitationsMost) throw new Refusal('too_many_invitations');
        await countLetter(tx, ownerId, email);
        await addInvitation(tx, { id, team_id: team.id, email, ...row });
        return team.id;
      });
      try {
        await send(ownerId, email, key);
      } catch (error) {
        await deleteInvitation(db, teamId, id);
        throw error;
      }
    },

    /** The earlier link works until the new letter is sent. */
    async resend(ownerId: string, id: string) {
      const { teamId, email } = await db.transaction().execute(async (tx) => {
        const team = await lockOwnTeam(tx, ownerId);
        const email = team && (await invitedBy(tx, team.id, id));
        if (email === undefined) throw new Refusal('not_found');
        await countLetter(tx, ownerId, email);
        return { teamId: team?.id ?? '', email };
      });
      const { key, row } = newKey();
      await send(ownerId, email, key);
      await renewInvitation(db, teamId, id, row);
    },

    async withdraw(ownerId: string, id: string) {
      const team = await findTeam(db, ownerId);
      if (team?.owner_id !== ownerId || !(await deleteInvitation(db, team.id, id))) throw new Refusal('not_found');
    },

    async open(key: string): Promise<Invitation> {
      const { name, email, expires_at, owner_email, owner_name } = await open(key);
      const invitedBy = { name: owner_name ?? owner_email, email: owner_email };
      return { team: name, invitedBy, email, expiresAt: expires_at.toISOString() };
    },

    async decline(key: string) {
      if ((await takeInvitation(db, sha256Of(key), now())) === undefined) throw new Refusal('invitation_ended');
      return { message: 'The invitation is declined. Its link opens nothing any more.' };
    },

    /** Uses the invitation up only together with the membership: what is refused loses nothing. */
    async join(accountId: string, token: string, key: string) {
      const attributes = await identity.attributesOf(token);
      const { team_id: teamId } = await open(key);
      await db.transaction().execute(async (tx) => {
        if (!(await lockTeam(tx, teamId))) throw new Refusal('invitation_ended');
        const email = await takeInvitation(tx, sha256Of(key), now());
        if (email === undefined) throw new Refusal('invitation_ended');
        const isTheirs = attributes?.email_verified === 'true' && isSame(attributes.email ?? '', email);
        if (!isTheirs) throw new Refusal('invited_other');
        if ((await listMembers(tx, teamId)).length >= teamMembersMost) throw new Refusal('team_full');
        if (!(await addMember(tx, teamId, accountId, now()))) throw new Refusal('in_a_team');
        await addAudit(tx, now(), { actor: 'owner', action: 'team joined', subject: teamId });
      });
    },

    forget: async (email: string) => await deleteInvitationsTo(db, email),

    sweep: async () => await sweepInvitations(db, now(), before(now(), millisecondsIn.day)),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
