import type { FastifyInstance, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import { escapeHtml } from '../../base/escape-html.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { isSame } from '../is-same.ts';

const shown = 50;
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

export const outboxPath = '/dev/outbox';

/** The letters are shown as they look, in frames that may run nothing and load nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const style = `:root { color-scheme: light dark } body { font-family: system-ui }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem }
pre { margin: 0; overflow: auto } iframe { width: 100%; height: 32rem; border: 1px solid }`;

type Options = { outbox: Outbox; token: string };

/** The page of unsent e-mails, which contain codes: only for whoever started the product and so has its token. */
export async function outboxPage(app: FastifyInstance, { outbox, token }: Options) {
  app.get<{ Querystring: { token?: unknown } }>(outboxPath, async (request, reply) => {
    const { token: given } = request.query;
    if (!isAtThisMachine(request) || typeof given !== 'string' || !isSame(given, token)) return reply.callNotFound();
    const emails = await outbox.newest(shown);
    const list = await Promise.all(
      emails.map(async ({ name, source }) => {
        const { html = '', subject = '' } = await PostalMime.parse(source);
        const look = `<iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>`;
        return `<h2>${escapeHtml(name)}</h2><div><pre>${escapeHtml(readable(source))}</pre>${html ? look : ''}</div>`;
      }),
    );
    const title = 'Outbox';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(
        `<!doctype html><html lang="en"><title>${title}</title><style>${style}</style><h1>${title}</h1>${list.join('')}</html>`,
      );
  });
}

/** Headers that a proxy adds to forwarded requests. */
const forwarded = /^(x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether a request comes from this machine, by address and by host name: another site can point its own name here, but
 * cannot send ours.
 */
export function isAtThisMachine(request: Pick<FastifyRequest, 'headers' | 'hostname' | 'socket'>): boolean {
  const isForwarded = Object.keys(request.headers).some((name) => forwarded.test(name));
  return !isForwarded && loopback.has(request.socket.remoteAddress ?? '') && ownNames.has(request.hostname);
}

/** The headers and the plain text, without the HTML part. */
const readable = (source: string) => source.split(/^Content-Type: text\/html/m)[0] ?? source;
