import { z } from 'zod';
import { teamLimitMost } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { Team } from './teams.ts';

/** Credits a calendar month (UTC); null: no limit, or that of all members. */
const limit = z.object({ credits: z.int().min(0).max(teamLimitMost).nullable() });

export const limitMembers = {
  method: 'PUT',
  path: '/team/limit',
  auth: 'bearer',
  summary: 'Limit what each member of your team may use in a month; null ends the limit',
  body: limit,
  reply: Team,
  perMinute: 60,
} as const satisfies Endpoint;

export const limitMember = {
  method: 'PUT',
  path: '/team/members/:id/limit',
  auth: 'bearer',
  summary: 'Give a member of your team a limit of their own; with null that of all members counts',
  params: byId,
  body: limit,
  reply: Team,
  perMinute: 60,
} as const satisfies Endpoint;

export const offerTeam = {
  method: 'POST',
  path: '/team/members/:id/offer',
  auth: 'bearer',
  summary: 'Offer your team to a member, who becomes its owner by accepting; an earlier offer ends',
  params: byId,
  reply: Team,
  perMinute: 20,
} as const satisfies Endpoint;

/** For the owner it takes the offer back, for whom it was made it declines it. */
export const endTeamOffer = {
  method: 'DELETE',
  path: '/team/offer',
  auth: 'bearer',
  summary: 'Withdraw the offer of your team, or decline one that was made to you',
  reply: Team,
  perMinute: 20,
} as const satisfies Endpoint;

export const acceptTeam = {
  method: 'POST',
  path: '/team/offer/accept',
  auth: 'bearer',
  summary: 'Become the owner of the team that was offered to you: from then on it uses your credits',
  reply: Team,
  perMinute: 20,
} as const satisfies Endpoint;
