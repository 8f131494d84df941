import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { millisecondsIn } from '../../base/durations.ts';
import { asWork, requestIdFrom } from '../../base/work.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Log } from '../../process/log.ts';
import { quietRoutes } from './health-routes.ts';

const requestIdHeader = 'x-request-id';
/** As proxies log it: the client left before the response ended. */
const clientLeft = 499;

/** Options of an app whose requests are observed: Fastify's own two lines a request are not written. */
export const oneLineARequest = {
  logController: new Fastify.LogController({ disableRequestLogging: true }),
  childLoggerFactory: <Logger>(logger: Logger) => logger,
  genReqId: ({ headers }: { headers: Record<string, unknown> }) => requestIdFrom(headers[requestIdHeader]),
};

/**
 * Gives every request its id, counts it, and writes one line about it: the pattern of its route instead of the path,
 * and no address. To be registered before all other hooks.
 */
export function observeRequests(app: FastifyInstance, { metrics, log }: { metrics: Metrics; log: Log }) {
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now();
    reply.header(requestIdHeader, request.id);
    const work = { requestId: request.id };
    let isOver = false;
    const ended = (status: number) => {
      if (isOver) return;
      isOver = true;
      asWork(work, () => record(request, reply, status, (performance.now() - begun) / millisecondsIn.second));
    };
    // Whichever is first: a client that leaves never lets the response finish.
    reply.raw.once('finish', () => ended(reply.raw.statusCode)).once('close', () => ended(clientLeft));
    asWork(work, done);
  });
  // Reading a body leaves the context of the request; what follows is in it again.
  app.addHook('preValidation', (request, _reply, done) => asWork({ requestId: request.id }, done));

  function record(request: FastifyRequest, reply: FastifyReply, status: number, seconds: number) {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const isStream = String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream');
    metrics.answered({ method, route, status, seconds, isStream });
    const code = request.refusedWith;
    if (code !== undefined) metrics.refused(code);
    if (quietRoutes.includes(route)) return;
    const ms = Math.round(seconds * millisecondsIn.second);
    log.info({ method, route, status, ms, ...(code === undefined ? {} : { code }) }, 'request');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal it was answered with. */
    refusedWith: string | undefined;
  }
}
