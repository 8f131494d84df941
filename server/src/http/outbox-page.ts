import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Outbox } from '../platform/mail/outbox.ts';

const shown = 50;
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The letters that were not sent, for whoever sits at this very machine: they hold codes. */
export async function outboxPage(app: FastifyInstance, { outbox }: { outbox: Outbox }) {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isAtThisMachine(request)) return reply.callNotFound();
    const letters = await outbox.newest(shown);
    const list = letters.map(({ name, source }) => `<h2>${escaped(name)}</h2><pre>${escaped(readable(source))}</pre>`);
    const title = 'Outbox';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${list.join('')}</html>`);
  });
}

/** By address and by name: a page from elsewhere can make its own name lead here, but cannot ask by ours. */
export function isAtThisMachine(request: FastifyRequest): boolean {
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && loopback.has(request.socket.remoteAddress ?? '') && ownNames.has(request.hostname);
}

/** Headers and the plain text, without the page for mail programs. */
const readable = (source: string) => source.split(/^Content-Type: text\/html/m)[0] ?? source;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
