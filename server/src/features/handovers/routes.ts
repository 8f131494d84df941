import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Handovers } from './handovers.ts';

export function handoverRoutes(serve: Serve, handovers: Handovers) {
  serve(contract.listHandovers, async ({ ownerId, params }) => await handovers.list(ownerId, params.id));
  serve(contract.handOver, async ({ ownerId, params, body }) => await handovers.send(ownerId, params.id, body));
  serve(contract.withdrawHandover, async ({ ownerId, params }) =>
    handovers.withdraw(ownerId, params.id, params.handoverId),
  );
  serve(contract.openHandover, async ({ body }) => await handovers.open(body.key));
  serve(contract.takeHandover, async ({ ownerId, token, body }) => await handovers.take(ownerId, token, body.key));
}
