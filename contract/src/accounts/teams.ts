import { z } from 'zod';
import { teamNameMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { line } from '../text.ts';
import { teamRoles } from './account.ts';

/** Names stand in letters to strangers, so they cannot hold an address of a page or a mailbox. */
export const teamNamePattern = /^(?!.*\.\p{L}{2})[^/\\@<>]*$/u;

/** Credits of gradings that were not given back, in this calendar month (UTC) and since the team was made. */
const Spent = z.object({ month: z.int(), total: z.int() });

export const TeamMember = z.object({
  /** Of the membership: whoever comes back has another one. */
  id: z.uuid(),
  /** Their full name; the e-mail where they gave none. */
  name: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  joinedAt: z.iso.datetime(),
  spent: Spent,
  /** Their own limit of credits a month; null: that of all members counts. The owner has none. */
  monthLimit: z.int().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

/** The team is offered to one of its members, who becomes the owner by accepting. */
export const TeamOffer = z.object({ memberId: z.uuid(), name: z.string(), expiresAt: z.iso.datetime() });

/** A team as one of its people sees it: the owner everybody, a member themselves alone. */
export const Team = z.object({
  name: z.string(),
  role: z.enum(teamRoles),
  owner: z.object({ name: z.string(), email: z.string() }),
  /** What is left to spend: the owner's balance. */
  credits: z.int(),
  /** The reader's own balance, untouched while they are a member. */
  ownCredits: z.int(),
  /** Credits that each member may use in a calendar month (UTC); null: as many as there are. */
  monthLimit: z.int().nullable(),
  /** Of the owner to anybody, and of a member to themselves. */
  offer: TeamOffer.nullable(),
  /** The owner first, then in the order in which they joined. */
  members: z.array(TeamMember),
  /** What people spent who are no members any more. */
  formerSpent: Spent,
  /** The newest first. */
  invitations: z.array(TeamInvitation),
});
export type Team = z.infer<typeof Team>;

/** What the link of an invitation shows. */
export const Invitation = z.object({
  team: z.string(),
  invitedBy: z.object({ name: z.string(), email: z.string() }),
  /** The address that it was sent to. */
  email: z.string(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

const name = line(1, teamNameMaxLength).refine((text) => teamNamePattern.test(text));
const byKey = z.object({ key: line(1, 100) });
const message = z.object({ message: z.string() });

export const readTeam = {
  method: 'GET',
  path: '/team',
  auth: 'bearer',
  summary: 'Your team: whose credits are used, and, for its owner, who is in it and who spent what',
  reply: z.object({ team: Team.nullable() }),
} as const satisfies Endpoint;

export const makeTeam = {
  method: 'POST',
  path: '/team',
  auth: 'bearer',
  summary: 'Make a team that shares your credits',
  body: z.object({ name }),
  reply: Team,
  perMinute: 20,
} as const satisfies Endpoint;

export const renameTeam = {
  method: 'PUT',
  path: '/team',
  auth: 'bearer',
  summary: 'Give your team another name',
  body: z.object({ name }),
  reply: Team,
  perMinute: 20,
} as const satisfies Endpoint;

export const endTeam = {
  method: 'DELETE',
  path: '/team',
  auth: 'bearer',
  summary: 'End your team: its members use credits of their own again',
  reply: message,
  perMinute: 20,
} as const satisfies Endpoint;

export const leaveTeam = {
  method: 'DELETE',
  path: '/team/membership',
  auth: 'bearer',
  summary: 'Leave the team you are a member of',
  reply: message,
  perMinute: 20,
} as const satisfies Endpoint;

export const removeMember = {
  method: 'DELETE',
  path: '/team/members/:id',
  auth: 'bearer',
  summary: 'Remove a member from your team; what they have in their account stays theirs',
  params: byId,
  reply: Team,
  perMinute: 60,
} as const satisfies Endpoint;

export const inviteMember = {
  method: 'POST',
  path: '/team/invitations',
  auth: 'bearer',
  summary: 'Invite somebody into your team by letter; an earlier invitation of this address ends',
  body: z.object({ email: line(3, 254).pipe(z.email()) }),
  reply: Team,
  perMinute: 20,
} as const satisfies Endpoint;

export const resendInvitation = {
  method: 'POST',
  path: '/team/invitations/:id/letter',
  auth: 'bearer',
  summary: 'Send the letter of an invitation again; its earlier link ends',
  params: byId,
  reply: Team,
  perMinute: 20,
} as const satisfies Endpoint;

export const withdrawInvitation = {
  method: 'DELETE',
  path: '/team/invitations/:id',
  auth: 'bearer',
  summary: 'Withdraw an invitation',
  params: byId,
  reply: Team,
  perMinute: 60,
} as const satisfies Endpoint;

export const openInvitation = {
  method: 'POST',
  path: '/team/invitation/open',
  auth: 'none',
  summary: 'Who invites into which team, by the key of the letter',
  body: byKey,
  reply: Invitation,
  perMinute: 30,
} as const satisfies Endpoint;

export const declineInvitation = {
  method: 'POST',
  path: '/team/invitation/decline',
  auth: 'none',
  summary: 'Decline an invitation, by the key of the letter; its link ends',
  body: byKey,
  reply: message,
  perMinute: 30,
} as const satisfies Endpoint;

/** Wants the invited address to be the confirmed one of the account. */
export const joinTeam = {
  method: 'POST',
  path: '/team/invitation/join',
  auth: 'bearer',
  summary: 'Join the team of an invitation, by the key of the letter',
  body: byKey,
  reply: Team,
  perMinute: 30,
} as const satisfies Endpoint;
