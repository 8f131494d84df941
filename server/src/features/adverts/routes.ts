import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Adverts } from './adverts.ts';

export function advertRoutes(serve: Serve, adverts: Adverts) {
  serve(contract.matchAdvert, async ({ ownerId, params, body, sender }) =>
    adverts.match(ownerId, params.id, body.text, sender),
  );
  serve(contract.savedAdverts, async ({ ownerId, params }) => await adverts.list(ownerId, params.id));
  serve(contract.saveAdvert, async ({ ownerId, params, body }) => await adverts.save(ownerId, params.id, body));
  serve(contract.removeAdvert, async ({ ownerId, params }) => adverts.remove(ownerId, params.id, params.advertId));
}
