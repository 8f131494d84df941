import type { Directory } from '@redmark/directory';
import { type Identity, identityOver, operatorGroup } from './identity.ts';

/** This server's own directory, called within the process. */
export function embeddedIdentity(directory: Directory): Identity {
  const issuer = directory.poolId;
  return identityOver(async (operation, body) => await directory.call({ operation, body, issuer }), {
    async personOf(token) {
      const session = await directory.sessionOf(token);
      return session && { issuer, subject: session.subject, attributes: session.attributes };
    },
    signedInAt: async (token) => (await directory.sessionOf(token))?.signedInAt,
    clientId: directory.clientId,
    async endSessions(subject) {
      await directory.endSessions(subject);
      return true;
    },
    async clearanceOf(token) {
      const clearance = await directory.clearanceOf(token);
      if (!clearance?.groups.includes(operatorGroup)) return 'none';
      return clearance.hasTwoSteps ? 'two_steps' : 'one_step';
    },
  });
}
