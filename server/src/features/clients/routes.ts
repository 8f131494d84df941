import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Clients } from './clients.ts';

export function clientRoutes(serve: Serve, serveDownload: ServeDownload, clients: Clients) {
  serve(contract.listClients, async ({ ownerId, query }) => await clients.list(ownerId, query));
  serveDownload(contract.clientTable, async ({ ownerId, query }) => await clients.table(ownerId, query));
  serve(contract.readClient, async ({ ownerId, params }) => await clients.one(ownerId, params.id));
  serve(contract.addClient, async ({ ownerId, body }) => await clients.add(ownerId, body));
  serve(contract.changeClient, async ({ ownerId, params, body }) => await clients.change(ownerId, params.id, body));
  serve(contract.giveToClient, async ({ ownerId, params, body }) => clients.give(ownerId, params.id, body.resumeId));
  serve(contract.sortIntoClients, async ({ ownerId, body }) => await clients.sort(ownerId, body));
  serve(contract.takeFromClient, async ({ ownerId, params }) => clients.take(ownerId, params.id, params.resumeId));
  serve(contract.deleteClient, async ({ ownerId, params }) => await clients.remove(ownerId, params.id));
}
