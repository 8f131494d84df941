import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { apiBase } from '../serve.ts';

/** The webhook of the payment provider. Not part of the typed contract: the signature covers the raw bytes. */
export const paymentMessagesPath = `${apiBase}/billing/webhook`;

type Options = { hear: (body: Uint8Array, signature: string) => Promise<boolean> };

const bodyBytes = 1024 * 1024;
const options = { config: { rateLimit: { max: 600 } } };

/** Status 200 confirms that the event is processed; after any other, the provider sends it again. */
export async function paymentMessages(app: FastifyInstance, { hear }: Options) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(paymentMessagesPath, { ...options, bodyLimit: bodyBytes }, async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!(await hear(body, String(request.headers['stripe-signature'] ?? '')))) throw new Refusal('bad_request');
    return { received: true };
  });
}
