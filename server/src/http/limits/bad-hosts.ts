import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { sendRefusal } from '../answer-errors.ts';

const name = /^[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9.])?(?::\d{1,5})?$/i;
const bracketed = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;

/**
 * Where no public URL is set, links use the request's Host header. It is checked here, before anything is done: an
 * invalid host name would make invalid links.
 */
export function refuseBadHosts(app: FastifyInstance) {
  app.addHook('onRequest', async ({ host }, reply) => {
    if (isHost(host)) return;
    // Sent, not thrown: parts of the app have error formats of their own.
    const message = 'The Host header is not the name of a host.';
    return sendRefusal(reply, new Refusal('bad_request', { field: 'host', message }));
  });
}

function isHost(host: string): boolean {
  return (name.test(host) || bracketed.test(host)) && URL.canParse(`http://${host}`);
}
