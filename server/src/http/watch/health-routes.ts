import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Readiness } from '../../process/readiness.ts';
import { retryAfterSeconds, sendRefusal } from '../answer-errors.ts';
import { mayReadMetrics, type WhoMayRead } from './may-read-metrics.ts';

type Health = {
  readiness: Readiness;
  metrics: Pick<Metrics, 'registry'>;
  who: WhoMayRead;
};

/** Routes that supervisors and monitoring call, so often that they are neither limited nor logged. */
export const quietRoutes = ['/healthz', '/readyz', '/metrics'];

const options = { config: { rateLimit: false as const } };

/** Whether this process is alive, whether it can work, and what it measured. */
export async function healthRoutes(app: FastifyInstance, { readiness, metrics, who }: Health) {
  app.get('/healthz', options, async (_request, reply) => uncached(reply).send({ status: 'alive' }));

  app.get<{ Querystring: { exclude?: string | string[] } }>('/readyz', options, async (request, reply) => {
    const excluded = [request.query.exclude ?? []].flat();
    const parts = Object.entries(await readiness.check()).filter(([name]) => !excluded.includes(name));
    const stops = readiness.hasStopped();
    const isReady = !stops && parts.every(([, isUp]) => isUp);
    if (!isReady) reply.code(503).header('retry-after', retryAfterSeconds);
    return await uncached(reply).send({
      status: isReady ? 'ready' : stops ? 'stopping' : 'not ready',
      parts: Object.fromEntries(parts.map(([name, isUp]) => [name, isUp ? 'up' : 'down'])),
    });
  });

  app.get('/metrics', options, async (request, reply) => {
    if (!mayReadMetrics(request, who)) return await sendRefusal(reply, new Refusal('operator_only'));
    const text = await metrics.registry.metrics();
    return await uncached(reply).type(metrics.registry.contentType).serializer(String).send(text);
  });
}

const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
