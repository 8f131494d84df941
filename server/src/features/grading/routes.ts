import * as contract from '@redmark/contract';
import type { Serve, ServeEvents } from '../../services.ts';
import type { Grading } from './grading.ts';

export function gradingRoutes(serve: Serve, serveEvents: ServeEvents, grading: Grading) {
  for (const endpoint of [contract.publicStartGrading, contract.startGrading])
    serve(endpoint, async ({ ownerId, sender, token, body }) => {
      // A call with an API key has no token: its program asks for the report, or is told by a webhook.
      return await grading.start({ ownerId, sender, isByHand: token !== null }, body.resumeId);
    });

  for (const endpoint of [contract.publicProgress, contract.progress])
    serveEvents(endpoint, async ({ ownerId, params }, send) => await grading.follow(ownerId, params.id, send));
}
