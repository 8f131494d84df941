import type { Team } from '@redmark/contract';
import type { listInvitations } from './invitation-records.ts';
import type { OfferRow } from './offer-records.ts';
import type { listMembers, spendingOf, TeamRow } from './team-records.ts';

type Parts = Pick<Team, 'credits' | 'ownCredits'> & {
  isOwner: boolean;
  /** The reader alone where they are no owner. */
  members: Awaited<ReturnType<typeof listMembers>>;
  spending: Awaited<ReturnType<typeof spendingOf>>;
  invitations: Awaited<ReturnType<typeof listInvitations>>;
  offer: OfferRow | undefined;
};

const nothing = { month: 0, total: 0 };

/** A team in the format of the wire, with as much as its reader may see. */
export function presentTeam(
  { name, owner_id, owner_email, owner_name, month_limit }: TeamRow,
  { isOwner, members, spending, invitations, offer, credits, ownCredits }: Parts,
): Team {
  const spentBy = new Map(spending.map(({ spender_id, month, total }) => [spender_id, { month, total }]));
  const presented = members.map(({ id, account_id, email, joined_at, month_limit: monthLimit, ...member }) => ({
    id,
    name: member.name ?? email,
    email,
    role: account_id === owner_id ? ('owner' as const) : ('member' as const),
    joinedAt: joined_at.toISOString(),
    spent: spentBy.get(account_id) ?? nothing,
    monthLimit,
  }));
  const present = new Set<string | null>(members.map(({ account_id }) => account_id));
  const former = isOwner ? spending.filter(({ spender_id }) => !present.has(spender_id)) : [];
  return {
    name,
    role: isOwner ? 'owner' : 'member',
    owner: { name: owner_name ?? owner_email, email: owner_email },
    credits,
    ownCredits,
    monthLimit: month_limit,
    offer:
      offer && present.has(offer.account_id)
        ? { memberId: offer.member_id, name: offer.name ?? offer.email, expiresAt: offer.expires_at.toISOString() }
        : null,
    members: presented,
    formerSpent: former.reduce(
      (sum, { month, total }) => ({ month: sum.month + month, total: sum.total + total }),
      nothing,
    ),
    invitations: invitations.map(({ id, email, sent_at, expires_at }) => ({
      id,
      email,
      sentAt: sent_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
  };
}
