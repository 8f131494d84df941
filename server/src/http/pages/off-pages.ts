import { type Brand, type LetterKind, letterKinds } from '@redmark/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../base/escape-html.ts';
import { offPath } from '../../features/letters/off-links.ts';

type Letters = {
  kindOf(token: string): LetterKind | undefined;
  turnOff(token: string): Promise<LetterKind | undefined>;
};
type Options = { letters: Letters; brand: Pick<Brand, 'name' | 'colours'> };

const limited = { config: { rateLimit: { max: 60 } } };
const Params = z.object({ token: z.string() });
/** A form to this server is all that the page can do. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Where letters are turned off. Opening the link changes nothing, because programs open links to look at them; the
 * button does, and so does the call that a mail program makes by itself (RFC 8058).
 */
export async function offPages(app: FastifyInstance, { letters, brand }: Options) {
  // A mail program sends a form of any type; what is in it does not matter.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) => done(null));
  const show = async (reply: FastifyReply, title: string, text: string, more: string) =>
    await reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(pageOf(brand, title, text, more));

  app.get(`${offPath}:token`, limited, async (request, reply) => {
    const kind = letters.kindOf(Params.parse(request.params).token);
    if (kind === undefined) return reply.callNotFound();
    const text = `We email you when this happens: ${letterKinds[kind].label.toLowerCase()}.`;
    return await show(
      reply,
      'No more emails like this?',
      text,
      '<form method="post"><button>Turn them off</button></form>',
    );
  });

  app.post(`${offPath}:token`, limited, async (request, reply) => {
    const kind = await letters.turnOff(Params.parse(request.params).token);
    if (kind === undefined) return reply.callNotFound();
    const text = `We send you no more emails about this: ${letterKinds[kind].label.toLowerCase()}.`;
    return await show(reply, 'They are off', text, '<p><a href="/account">Turn them on again in your account</a></p>');
  });
}

function pageOf({ name, colours: { accent, paper } }: Options['brand'], title: string, text: string, more: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(`${title} – ${name}`)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>
:root { color-scheme: light dark; --accent: ${accent.light}; --paper: ${paper.light}; --sheet: #fff; --ink: #1c1a17 }
@media (prefers-color-scheme: dark) {
  :root { --accent: ${accent.dark}; --paper: ${paper.dark}; --sheet: #1e1c17; --ink: #f2eee4 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 32rem; margin: 12vh auto; padding: 2rem; background: var(--sheet); border-top: 4px solid var(--accent) }
h1 { margin: 0 0 1rem; font: 600 1.75rem/1.3 Georgia, serif }
button { min-height: 2.75rem; padding: 0 1rem; border: 0; border-radius: 6px; background: var(--ink); color: var(--paper); font: inherit; font-weight: 500; cursor: pointer }
a { color: inherit }
:focus-visible { outline: 2px solid #2563eb; outline-offset: 2px }
</style></head><body><main><p>${escapeHtml(name)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
${more}</main></body></html>`;
}
