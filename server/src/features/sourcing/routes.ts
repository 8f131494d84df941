import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Asks } from './asks.ts';
import type { Offers } from './offers.ts';
import type { Placements } from './placements.ts';
import type { Sourcing } from './sourcing.ts';

type Uses = { sourcing: Sourcing; asks: Asks; offers: Offers; placements: Placements };

export function sourcingRoutes(serve: Serve, serveDownload: ServeDownload, uses: Uses) {
  const { sourcing, asks, offers, placements } = uses;
  serve(contract.listOperatorRequests, async () => await sourcing.list());
  serve(contract.openDesk, async ({ params }) => await sourcing.desk(params.id));
  serve(contract.findCandidates, async ({ params, body }) => await sourcing.find(params.id, body));
  serve(contract.chooseCandidate, async ({ params, body }) => await sourcing.choose(params.id, body.accountId));
  serve(contract.dropCandidate, async ({ params }) => await sourcing.drop(params.id, params.entryId));
  serve(contract.askCandidate, async ({ params, origin }) => sourcing.ask(params.id, params.entryId, origin));
  serve(contract.sendShortlist, async ({ params, origin }) => await sourcing.send(params.id, origin));
  serve(contract.noteInterview, async ({ params, body }) => sourcing.interview(params.id, params.entryId, body.at));
  serve(contract.placeCandidate, async ({ params, body }) => placements.place(params.id, params.entryId, body));
  serve(contract.listPlacements, async () => await placements.list());
  serveDownload(contract.placementInvoice, async ({ params }) => await placements.invoice(params.id));
  serve(contract.notePayment, async ({ params, body }) => await placements.paid(params.id, body.paidOn));
  serve(contract.openAsk, async ({ body }) => await asks.open(body.key));
  serve(contract.answerAsk, async ({ body }) => await asks.answer(body.key, body.accepts));
  serve(contract.openOffer, async ({ body }) => await offers.open(body.key));
  serve(contract.answerOffer, async ({ body }) => await offers.answer(body));
  serveDownload(contract.offeredPage, async ({ params, query }) => await offers.page(params, query.sign));
}
