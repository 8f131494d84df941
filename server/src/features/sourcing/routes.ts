import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Sourcing } from './sourcing.ts';

export function sourcingRoutes(serve: Serve, sourcing: Sourcing) {
  serve(contract.listOperatorRequests, async () => await sourcing.list());
  serve(contract.findCandidates, async ({ params, body }) => await sourcing.find(params.id, body));
}
