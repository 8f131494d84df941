import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Sharing } from './sharing.ts';

export function sharingRoutes(serve: Serve, serveDownload: ServeDownload, sharing: Sharing) {
  serve(contract.shareLinkOf, async ({ ownerId, params }) => await sharing.link(ownerId, params.id));
  serve(contract.shareReport, async ({ ownerId, params }) => await sharing.share(ownerId, params.id));
  serve(contract.signShareLink, async ({ ownerId, params, body }) => sharing.sign(ownerId, params.id, body.author));
  serve(contract.stopSharing, async ({ ownerId, params }) => await sharing.stop(ownerId, params.id));
  serve(contract.sharedReport, async ({ body }) => await sharing.open(body.key));
  serveDownload(contract.sharedPage, async ({ params, query }) => await sharing.page(params, query.sign));
}
