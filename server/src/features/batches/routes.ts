import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Batches } from './batches.ts';

export function batchRoutes(serve: Serve, batches: Batches) {
  serve(contract.listBatches, async ({ ownerId }) => ({ batches: await batches.look(ownerId) }));
  serve(contract.makeBatch, async ({ ownerId, body }) => await batches.make(ownerId, body.files));
  serve(
    contract.linkBatchFile,
    async ({ params, body, ...owner }) => await batches.link(owner, { batchId: params.id, number: body.number }),
  );
  serve(
    contract.endBatchUpload,
    async ({ params, body: { number, refusal }, ...owner }) =>
      await batches.arrived(owner, { batchId: params.id, number }, refusal),
  );
  serve(contract.startBatch, async ({ params, body, ...owner }) => await batches.start(owner, params.id, body.credits));
  serve(contract.closeBatch, async ({ ownerId, params }) => await batches.close(ownerId, params.id));
}
