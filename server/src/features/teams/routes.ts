import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Teams } from './teams.ts';

export function teamRoutes(serve: Serve, teams: Teams) {
  serve(contract.readTeam, async ({ ownerId }) => ({ team: await teams.read(ownerId) }));
  serve(contract.makeTeam, async ({ ownerId, body }) => await teams.make(ownerId, body.name));
  serve(contract.renameTeam, async ({ ownerId, body }) => await teams.rename(ownerId, body.name));
  serve(contract.endTeam, async ({ ownerId }) => await teams.end(ownerId));
  serve(contract.leaveTeam, async ({ ownerId }) => await teams.leave(ownerId));
  serve(contract.removeMember, async ({ ownerId, params }) => await teams.removeMember(ownerId, params.id));
  serve(contract.limitMembers, async ({ ownerId, body }) => await teams.limitMembers(ownerId, body.credits));
  serve(contract.limitMember, async ({ ownerId, params, body }) => teams.limitMember(ownerId, params.id, body.credits));
  serve(contract.offerTeam, async ({ ownerId, params }) => await teams.offer(ownerId, params.id));
  serve(contract.endTeamOffer, async ({ ownerId }) => await teams.endOffer(ownerId));
  serve(contract.acceptTeam, async ({ ownerId }) => await teams.acceptOffer(ownerId));
  serve(contract.inviteMember, async ({ ownerId, body }) => await teams.invite(ownerId, body.email));
  serve(contract.resendInvitation, async ({ ownerId, params }) => await teams.resend(ownerId, params.id));
  serve(contract.withdrawInvitation, async ({ ownerId, params }) => await teams.withdraw(ownerId, params.id));
  serve(contract.openInvitation, async ({ body }) => await teams.open(body.key));
  serve(contract.declineInvitation, async ({ body }) => await teams.decline(body.key));
  serve(contract.joinTeam, async ({ ownerId, token, body }) => await teams.join(ownerId, token, body.key));
}
