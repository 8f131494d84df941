import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Keys } from './keys.ts';

export function keyRoutes(serve: Serve, keys: Keys) {
  serve(contract.listKeys, async ({ ownerId }) => ({ keys: await keys.listOf(ownerId) }));
  serve(contract.makeKey, async ({ ownerId, token, body }) => await keys.make(ownerId, token, body));
  serve(contract.revokeKey, async ({ ownerId, params }) => await keys.revoke(ownerId, params.id));
}
