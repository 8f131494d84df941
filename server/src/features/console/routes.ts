import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Console } from './console.ts';

export function consoleRoutes(serve: Serve, console: Console) {
  serve(contract.consoleEntry, async ({ ownerId }) => await console.enter(ownerId));
  serve(contract.consoleOverview, async () => await console.overview());
  serve(contract.consoleAudit, async ({ query }) => await console.audit(query));
  serve(contract.consoleSearch, async ({ query }) => await console.people.search(query.search));
  serve(contract.consoleAccount, async ({ params }) => await console.people.open(params.id));
  serve(contract.consoleGrant, async ({ params, body }) => await console.people.grant(params.id, body));
  serve(contract.consoleSendCode, async ({ params }) => await console.people.sendCode(params.id));
  serve(contract.consoleEndSessions, async ({ params }) => await console.people.endSessions(params.id));
  serve(contract.consoleGradings, async ({ query }) => await console.gradings.ended(query.state));
  serve(contract.consoleQueue, async () => await console.gradings.queue());
}
