import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { millisecondsIn } from '../../base/durations.ts';
import { asWork, requestIdFrom } from '../../base/work.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Traces } from '../../platform/traces/traces.ts';
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
export function observeRequests(
  app: FastifyInstance,
  { metrics, log, traces }: { metrics: Metrics; log: Log; traces: Traces },
) {
  app.decorateRequest('refusedWith', undefined);
  const works = new WeakMap<FastifyRequest, Parameters<typeof asWork>[0]>();
  const workOf = (request: FastifyRequest) => works.get(request) ?? { requestId: request.id };
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now();
    reply.header(requestIdHeader, request.id);
    const route = request.routeOptions.url ?? 'none';
    const traced = quietRoutes.includes(route) ? undefined : traces.begin(request.method, spanOf(request));
    const work = { requestId: request.id, traceparent: traced?.traceparent };
    works.set(request, work);
    let isOver = false;
    const ended = (status: number) => {
      if (isOver) return;
      isOver = true;
      traced?.end({
        name: `${request.method} ${route}`,
        attributes: { 'http.request.method': request.method, 'http.route': route, 'http.response.status_code': status },
        hasFailed: status >= 500,
      });
      asWork(work, () => record(request, reply, status, (performance.now() - begun) / millisecondsIn.second));
    };
    // Whichever is first: a client that leaves never lets the response finish.
    reply.raw.once('finish', () => ended(reply.raw.statusCode)).once('close', () => ended(clientLeft));
    asWork(work, done);
  });
  // Reading a body leaves the context of the request; what follows is in it again.
  app.addHook('preValidation', (request, _reply, done) => asWork(workOf(request), done));

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

/** A caller that is traced itself says so. */
function spanOf({ headers, id }: FastifyRequest) {
  const { traceparent } = headers;
  const parent = typeof traceparent === 'string' ? traceparent : undefined;
  return { kind: 'server' as const, parent, attributes: { 'redmark.request_id': id } };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal it was answered with. */
    refusedWith: string | undefined;
  }
}
