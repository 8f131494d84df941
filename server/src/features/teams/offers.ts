import { teamOfferDays } from '@redmark/contract';
import { after, millisecondsIn } from '../../base/durations.ts';
import { addAudit } from '../../database/audit-log.ts';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { lockTeamOf } from '../credits/payer-records.ts';
import { changeOwner, deleteOffer, findOffer, putOffer, sweepOffers } from './offer-records.ts';
import { listMembers, lockOwnTeam } from './team-records.ts';

type Needs = Pick<Services, 'db' | 'mail' | 'emails' | 'siteUrl' | 'now'>;
type CountLetter = (tx: Database, ownerId: string, email: string) => Promise<void>;

/** A team changes its owner by an offer and a yes. Credits, plans and payments stay with the accounts they are of. */
export function createOffers({ db, mail, emails, siteUrl, now }: Needs, countLetter: CountLetter) {
  return {
    offerOf: async (teamId: string) => await findOffer(db, teamId, now()),

    async offer(ownerId: string, memberId: string) {
      const at = now();
      const { team, member, owner } = await db.transaction().execute(async (tx) => {
        const team = await lockOwnTeam(tx, ownerId);
        if (!team) throw new Refusal('not_found');
        const members = await listMembers(tx, team.id);
        const owner = members.find(({ account_id }) => account_id === ownerId);
        const member = members.find(({ id, account_id }) => id === memberId && account_id !== ownerId);
        if (!member) throw new Refusal('not_found');
        await countLetter(tx, ownerId, member.email);
        const expires_at = after(at, teamOfferDays * millisecondsIn.day);
        await putOffer(tx, { team_id: team.id, member_id: memberId, offered_at: at, expires_at });
        await addAudit(tx, at, { actor: 'owner', action: 'team offered', subject: team.id });
        return { team, member, owner };
      });
      const email = owner?.email ?? '';
      const offered = { team: team.name, by: owner?.name ?? email, email, url: `${siteUrl}/account` };
      mail.later(member.email, emails.teamOffered({ ...offered, days: teamOfferDays }));
    },

    /** Withdrawn by the owner, or declined by whom it was made to. */
    async endOffer(accountId: string) {
      const declined = await db.transaction().execute(async (tx) => {
        const team = await lockTeamOf(tx, accountId);
        if (!team) throw new Refusal('not_found');
        const offer = await findOffer(tx, team.id, now());
        const isOwner = team.owner_id === accountId;
        if (!isOwner && offer?.account_id !== accountId) throw new Refusal('offer_ended');
        await deleteOffer(tx, team.id);
        if (isOwner || !offer) return undefined;
        const [owner] = await listMembers(tx, team.id, team.owner_id);
        return { to: owner?.email ?? '', team: team.name, by: offer.name ?? offer.email };
      });
      if (declined) mail.later(declined.to, emails.teamOfferDeclined(declined));
    },

    /** What is being graded is settled where it was paid; gradings that begin later use the new owner's credits. */
    async acceptOffer(accountId: string) {
      const { team, others, by } = await db.transaction().execute(async (tx) => {
        const team = await lockTeamOf(tx, accountId);
        const offer = team && (await findOffer(tx, team.id, now()));
        if (!team || offer?.account_id !== accountId) throw new Refusal('offer_ended');
        await deleteOffer(tx, team.id);
        await changeOwner(tx, team.id, offer.member_id, accountId);
        await addAudit(tx, now(), { actor: 'owner', action: 'team moved', subject: team.id });
        const others = (await listMembers(tx, team.id)).filter(({ account_id }) => account_id !== accountId);
        return { team, others, by: offer };
      });
      for (const { email, account_id } of others) {
        const wasOwner = account_id === team.owner_id;
        const moved = { team: team.name, owner: by.name ?? by.email, email: by.email, wasOwner };
        mail.later(email, emails.teamMoved(moved));
      }
    },

    sweepOffers: async () => await sweepOffers(db, now()),
  };
}
