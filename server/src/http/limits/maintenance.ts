import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { sendRefusal } from '../answer-errors.ts';

export const retryAfterSeconds = 300;

/** While the product is being worked on nothing is changed: every call is refused, and pages say so by themselves. */
export function refuseCalls(app: FastifyInstance, bases: string[]) {
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !bases.some((base) => request.url.startsWith(`${base}/`))) return;
    // Sent and not thrown: parts of the app speak of errors in words of their own.
    return sendRefusal(reply.header('retry-after', retryAfterSeconds), new Refusal('maintenance'));
  });
}
