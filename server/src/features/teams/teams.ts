import type { Team } from '@redmark/contract';
import { monthOf } from '../../base/durations.ts';
import { addAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Credits } from '../credits/credits.ts';
import { dropHoldsForOthers } from '../reviews/paid-reviews.ts';
import { createInvitations } from './invitations.ts';
import { createLimits } from './limits.ts';
import { createOffers } from './offers.ts';
import { presentTeam } from './present-team.ts';
import {
  addTeam,
  changeTeamRow,
  deleteMember,
  deleteOwnMembership,
  deleteTeam,
  findTeam,
  gradingsPaidFor,
  listMembers,
  lockOwnTeam,
  spendingOf,
} from './team-records.ts';

export type Teams = ReturnType<typeof createTeams>;
type Lower = { credits: Pick<Credits, 'balanceOf'> };

/** Accounts that share the credits of one. Resumes and reports stay private to each of them. */
export function createTeams(services: Services, { credits }: Lower) {
  const { db, mail, emails, now } = services;
  const { listOf, invite, resend, withdraw, countLetter, ...byLink } = createInvitations(services);
  const limits = createLimits(services);
  const offers = createOffers(services, countLetter);

  async function read(accountId: string): Promise<Team | null> {
    const team = await findTeam(db, accountId);
    if (!team) return null;
    const isOwner = team.owner_id === accountId;
    const [members, spending, invitations, offer] = await Promise.all([
      listMembers(db, team.id, isOwner ? undefined : accountId),
      spendingOf(db, team.id, monthOf(now())),
      isOwner ? listOf(team.id) : [],
      offers.offerOf(team.id),
    ]);
    const ownCredits = await credits.balanceOf(accountId);
    const shared = isOwner ? ownCredits : await credits.balanceOf(team.owner_id);
    return presentTeam(team, { isOwner, members, spending, invitations, offer, ownCredits, credits: shared });
  }

  async function own(accountId: string): Promise<Team> {
    const team = await read(accountId);
    if (!team) throw new Refusal('not_found');
    return team;
  }

  /** Tells people whose team is over for them, so that nobody wonders whose credits are used. */
  function tell(people: { email: string }[], team: string) {
    for (const { email } of people) mail.later(email, emails.teamOver({ team }));
  }

  return {
    read,
    ...byLink,

    async make(accountId: string, name: string): Promise<Team> {
      await db.transaction().execute(async (tx) => {
        if (!(await addTeam(tx, accountId, name, now()))) throw new Refusal('in_a_team');
      });
      return await own(accountId);
    },

    async rename(ownerId: string, name: string): Promise<Team> {
      if (!(await changeTeamRow(db, ownerId, { name }))) throw new Refusal('not_found');
      return await own(ownerId);
    },

    async limitMembers(ownerId: string, limit: number | null): Promise<Team> {
      await limits.limitMembers(ownerId, limit);
      return await own(ownerId);
    },

    async limitMember(ownerId: string, id: string, limit: number | null): Promise<Team> {
      await limits.limitMember(ownerId, id, limit);
      return await own(ownerId);
    },

    async offer(ownerId: string, id: string): Promise<Team> {
      await offers.offer(ownerId, id);
      return await own(ownerId);
    },

    async endOffer(accountId: string): Promise<Team> {
      await offers.endOffer(accountId);
      return await own(accountId);
    },

    async acceptOffer(accountId: string): Promise<Team> {
      await offers.acceptOffer(accountId);
      return await own(accountId);
    },

    async sweep() {
      await byLink.sweep();
      await offers.sweepOffers();
    },

    async invite(ownerId: string, email: string): Promise<Team> {
      await invite(ownerId, email);
      return await own(ownerId);
    },

    async resend(ownerId: string, id: string): Promise<Team> {
      await resend(ownerId, id);
      return await own(ownerId);
    },

    async withdraw(ownerId: string, id: string): Promise<Team> {
      await withdraw(ownerId, id);
      return await own(ownerId);
    },

    async join(accountId: string, token: string, key: string): Promise<Team> {
      await byLink.join(accountId, token, key);
      return await own(accountId);
    },

    async removeMember(ownerId: string, id: string): Promise<Team> {
      const { name, removed } = await db.transaction().execute(async (tx) => {
        const team = await lockOwnTeam(tx, ownerId);
        if (!team) throw new Refusal('not_found');
        const removed = (await listMembers(tx, team.id)).filter((member) => member.id === id);
        const accountId = await deleteMember(tx, team.id, id);
        if (accountId === undefined) throw new Refusal('not_found');
        if (accountId === ownerId) throw new Refusal('owner_stays');
        await addAudit(tx, now(), { actor: 'owner', action: 'team member removed', subject: accountId });
        return { name: team.name, removed };
      });
      tell(removed, name);
      return await own(ownerId);
    },

    async leave(accountId: string) {
      if (!(await deleteOwnMembership(db, accountId)))
        throw new Refusal((await findTeam(db, accountId)) ? 'owner_stays' : 'not_found');
      return { message: 'You have left the team. Your gradings use your own credits again.' };
    },

    async end(ownerId: string) {
      const { name, others } = await db.transaction().execute(async (tx) => {
        const team = await lockOwnTeam(tx, ownerId);
        if (!team) throw new Refusal('not_found');
        const others = (await listMembers(tx, team.id)).filter((member) => member.account_id !== ownerId);
        await deleteTeam(tx, ownerId);
        await addAudit(tx, now(), { actor: 'owner', action: 'team ended', subject: team.id });
        return { name: team.name, others };
      });
      tell(others, name);
      return { message: 'The team has ended. Everybody uses credits of their own again.' };
    },

    /** For the archive of an account: its team as it sees it, and which of its gradings a team paid for. */
    async allOf(accountId: string) {
      const paid = await gradingsPaidFor(db, accountId);
      const gradings = paid.map(({ at, credits: held, resume_id, team }) => ({
        at: at.toISOString(),
        credits: -held,
        resumeId: resume_id,
        team,
      }));
      return { team: await read(accountId), gradings };
    },

    /**
     * Called before an account is deleted. Its team ends, and what it was paying for others is finished at nobody's cost,
     * since its ledger goes with it.
     */
    async close(accountId: string) {
      const team = await findTeam(db, accountId);
      const others = team?.owner_id === accountId ? await listMembers(db, team.id) : [];
      await db.transaction().execute(async (tx) => {
        await deleteTeam(tx, accountId);
        await deleteOwnMembership(tx, accountId);
      });
      await db.transaction().execute(async (tx) => await dropHoldsForOthers(tx, accountId));
      tell(
        others.filter((member) => member.account_id !== accountId),
        team?.name ?? '',
      );
    },
  };
}
