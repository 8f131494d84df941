import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Contact } from './contact.ts';

export function contactRoutes(serve: Serve, contact: Contact) {
  serve(contract.contactUs, async ({ body }) => await contact.receive(body));
  serve(contract.messageResponse, async ({ body }) => await contact.respond(body));
  serve(contract.consoleMessages, async ({ query }) => await contact.list(query.state));
  serve(contract.consoleAnswer, async ({ params, body }) => await contact.answer(params.id, body.response));
  serve(contract.consolePutAside, async ({ params, body }) => await contact.putAside(params.id, body.done));
}
