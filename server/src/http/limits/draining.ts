import type { FastifyInstance } from 'fastify';

/** While the host stops, each answer is the last of its connection: a kept one would hold the host up for a minute. */
export function closeAfterAnswers(app: FastifyInstance) {
  let stops = false;
  app.addHook('preClose', async () => {
    stops = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stops) reply.header('connection', 'close');
  });
}
