import * as contract from '@redmark/contract';
import type { Serve, ServeEvents } from '../../services.ts';
import type { Grading } from './grading.ts';

export function gradingRoutes(serve: Serve, serveEvents: ServeEvents, grading: Grading) {
  for (const endpoint of [contract.publicStartGrading, contract.startGrading])
    serve(endpoint, async ({ ownerId, sender, body }) => await grading.start({ ownerId, sender }, body.resumeId));

  for (const endpoint of [contract.publicProgress, contract.progress])
    serveEvents(endpoint, async ({ ownerId, params }, send) => await grading.follow(ownerId, params.id, send));
}
