import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Contact } from './contact.ts';

export function contactRoutes(serve: Serve, contact: Contact) {
  serve(contract.contactUs, async ({ body }) => await contact.receive(body));
  serve(contract.messageResponse, async ({ body }) => await contact.respond(body));
}
