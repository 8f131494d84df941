import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Versions } from './versions.ts';

export function versionRoutes(serve: Serve, versions: Versions) {
  serve(contract.versionsOf, async ({ ownerId, params }) => await versions.of(ownerId, params.id));
  serve(contract.proposedVersion, async ({ ownerId }) => ({ proposal: await versions.proposal(ownerId) }));
  serve(contract.joinVersions, async ({ ownerId, params, body }) => await versions.join(ownerId, params.id, body.with));
  serve(contract.leaveVersions, async ({ ownerId, params }) => await versions.leave(ownerId, params.id));
  serve(contract.keepApart, async ({ ownerId, params, body }) => versions.keepApart(ownerId, params.id, body.with));
}
