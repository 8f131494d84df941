import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Sandbox } from '../../platform/payments/sandbox/open-sandbox.ts';
import { overPage, payPage, portalPage, receiptPage, sandboxStylePath } from '../../platform/payments/sandbox/pages.ts';

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";
const paymentRequired = 402;
const style = new URL('../../platform/payments/sandbox/sandbox.css', import.meta.url);
const hidden = { config: { rateLimit: { max: 120 } } };

/** The pages a payment provider would show: its checkout, its portal, its receipts. */
export async function sandboxPages(app: FastifyInstance, { sandbox, shop }: { sandbox: Sandbox; shop: string }) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  // Ids of the sandbox are words; for anything else there is no page.
  app.addHook('preHandler', async (request, reply) => {
    if (!/^\w{0,100}$/.test(idOf(request))) return reply.callNotFound();
  });
  app.get(sandboxStylePath, hidden, async (_request, reply) => reply.type('text/css').send(readFileSync(style)));

  app.get('/sandbox/pay/:id', hidden, async (request, reply) => {
    const session = await sandbox.sessionOf(idOf(request));
    return session?.status === 'open' ? show(reply, payPage(shop, session)) : show(reply.code(410), overPage());
  });

  app.post('/sandbox/pay/:id', hidden, async (request, reply) => {
    const id = idOf(request);
    const paid = await sandbox.pay(id, field(request, 'card'), field(request, 'promotion'));
    if (paid.state === 'over') return show(reply.code(410), overPage());
    if (paid.state === 'declined') return show(reply.code(paymentRequired), payPage(shop, paid.session, paid.reason));
    return reply.redirect(String(paid.session.success_url).replace('{CHECKOUT_SESSION_ID}', id), 303);
  });

  app.get('/sandbox/receipt/:id', hidden, async (request, reply) => {
    const charge = await sandbox.chargeOf(idOf(request));
    return charge ? show(reply, receiptPage(shop, charge)) : reply.callNotFound();
  });

  app.get('/sandbox/portal/:id', hidden, async (request, reply) => {
    const portal = await sandbox.portalOf(idOf(request));
    return portal ? show(reply, portalPage(shop, portal)) : reply.callNotFound();
  });

  app.post('/sandbox/portal/:id', hidden, async (request, reply) => {
    const portal = await sandbox.portalOf(idOf(request));
    const plan = field(request, 'plan');
    if (!portal?.plans.some(({ id }) => id === plan)) return reply.callNotFound();
    if (field(request, 'what') === 'cancel') await sandbox.cancelPlan(plan);
    else await sandbox.renew(plan, field(request, 'what') === 'renew');
    return reply.redirect(request.url, 303);
  });
}

const Params = z.object({ id: z.string() });
const idOf = ({ params }: FastifyRequest) => Params.safeParse(params).data?.id ?? '';

function field(request: FastifyRequest, name: string): string {
  return request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : '';
}

function show(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html);
}
