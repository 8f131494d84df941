import type { FastifyInstance } from 'fastify';

/**
 * While the host stops, closes each connection after its response: a kept-alive one would delay the shutdown by a
 * minute.
 */
export function closeAfterAnswers(app: FastifyInstance) {
  let stops = false;
  app.addHook('preClose', async () => {
    stops = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stops) reply.header('connection', 'close');
  });
}
