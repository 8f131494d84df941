import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { sendRefusal } from '../answer-errors.ts';

export const retryAfterSeconds = 300;

/** In maintenance mode, refuses every call; pages show a notice of their own. */
export function refuseCalls(app: FastifyInstance, bases: string[]) {
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !bases.some((base) => request.url.startsWith(`${base}/`))) return;
    // Sent, not thrown: parts of the app have error formats of their own.
    return sendRefusal(reply.header('retry-after', retryAfterSeconds), new Refusal('maintenance'));
  });
}
