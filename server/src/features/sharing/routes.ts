import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Sharing } from './sharing.ts';

export function sharingRoutes(serve: Serve, serveDownload: ServeDownload, sharing: Sharing) {
  serve(
    contract.shareLinkOf,
    async ({ ownerId, params, absolute }) => await sharing.link(ownerId, params.id, absolute),
  );
  serve(
    contract.shareReport,
    async ({ ownerId, params, absolute }) => await sharing.share(ownerId, params.id, absolute),
  );
  serve(
    contract.stopSharing,
    async ({ ownerId, params, absolute }) => await sharing.stop(ownerId, params.id, absolute),
  );
  serve(contract.sharedReport, async ({ body, absolute }) => await sharing.open(body.key, absolute));
  serveDownload(contract.sharedPage, async ({ params, query }) => await sharing.page(params, query.sign));
}
