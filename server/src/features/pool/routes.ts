import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Pool } from './pool.ts';

export function poolRoutes(serve: Serve, pool: Pool) {
  serve(contract.ownCandidacy, async ({ ownerId }) => await pool.own(ownerId));
  serve(contract.showCandidate, async ({ body }) => await pool.show(body));
}
