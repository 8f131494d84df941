import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Console } from './console.ts';

export function consoleRoutes(serve: Serve, console: Console) {
  serve(contract.consoleEntry, async ({ ownerId }) => await console.enter(ownerId));
  serve(contract.consoleAudit, async ({ query }) => await console.audit(query));
}
