import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServeEvents } from '../services.ts';
import { apiBase, callOf, routeOptions, type ServeOptions, schemaOf } from './serve.ts';

/** Proxies close a connection that says nothing. */
const heartbeatSeconds = 15;
const reconnectMilliseconds = 1000;

/** Puts endpoints on the server that answer with server-sent events. */
export function createServeEvents(app: FastifyInstance, options: ServeOptions): ServeEvents {
  const streams = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  return (endpoint, name, open) => {
    app.get(`${apiBase}${endpoint.path}`, {
      ...routeOptions(endpoint, options),
      schema: { ...schemaOf(endpoint), produces: ['text/event-stream'] },
      handler: async (request, reply) => {
        const stream = createEventStream(reply);
        // Nothing is written before the first event, so that a refusal is still an ordinary answer.
        const stop = await open(callOf<typeof endpoint>(request, options), (event, last) => {
          stream.write(`event: ${name}\ndata: ${JSON.stringify(event)}\n\n`);
          if (last) stream.end();
        });
        streams.add(stream);
        stream.whenClosed(() => {
          streams.delete(stream);
          stop();
        });
      },
    });
  };
}

type EventStream = ReturnType<typeof createEventStream>;

function createEventStream(reply: FastifyReply) {
  const { raw } = reply;
  let heartbeat: NodeJS.Timeout | undefined;

  function begin() {
    reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.write(`retry: ${reconnectMilliseconds}\n\n`);
    heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatSeconds * 1000);
    raw.on('close', () => clearInterval(heartbeat));
  }

  return {
    write(text: string) {
      if (!reply.sent) begin();
      if (!raw.writableEnded) raw.write(text);
    },
    end() {
      if (!raw.writableEnded) raw.end();
    },
    whenClosed(closed: () => void) {
      if (raw.closed || raw.destroyed) closed();
      else raw.on('close', closed);
    },
  };
}
