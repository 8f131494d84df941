import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ServeDownload } from '../services.ts';
import { apiBase, callOf, routeOptions, type ServeOptions, schemaOf } from './serve.ts';

/** Registers endpoints that return a file. */
export function createServeDownload(app: FastifyInstance, options: ServeOptions): ServeDownload {
  return (endpoint, answer) => {
    app.get(`${apiBase}${endpoint.path}`, {
      ...routeOptions(app, endpoint, options),
      schema: schemaOf(endpoint),
      handler: async (request, reply) => {
        const { name, contentType, chunks, seconds } = await answer(callOf<typeof endpoint>(request, options));
        return reply
          .type(contentType)
          .header('cache-control', seconds === undefined ? 'no-store' : `private, max-age=${seconds}`)
          .header('content-disposition', `${seconds === undefined ? 'attachment' : 'inline'}; filename="${name}"`)
          .send(Readable.from(chunks));
      },
    });
  };
}
