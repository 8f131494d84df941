import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { millisecondsIn } from '../base/durations.ts';
import { Refusal } from '../errors.ts';
import type { ServeEvents } from '../services.ts';
import { householdOf } from './limits/call-limits.ts';
import { apiBase, callOf, routeOptions, type ServeOptions, schemaOf } from './serve.ts';

/** Proxies close idle connections. */
const heartbeatSeconds = 15;
const reconnectMilliseconds = 1000;
/**
 * How many streams one account, and one address, may have open at once. Browsers open no more than six connections to
 * one server.
 */
const streamsPerAccount = 50;
const streamsPerAddress = 300;

/** Registers endpoints that send server-sent events. */
export function createServeEvents(app: FastifyInstance, options: ServeOptions): ServeEvents {
  const streams = new Set<EventStream>();
  let stops = false;
  const open = { accounts: createCounts(streamsPerAccount), addresses: createCounts(streamsPerAddress) };
  app.addHook('preClose', async () => {
    stops = true;
    // Clients reconnect by themselves, to another host or after the restart.
    for (const stream of streams) stream.end();
  });

  return (endpoint, follow) => {
    app.get(`${apiBase}${endpoint.path}`, {
      ...routeOptions(app, endpoint, options),
      schema: schemaOf(endpoint),
      handler: async (request, reply) => {
        if (stops) throw new Refusal('unavailable');
        const leave = enter(open, request);
        reply.raw.once('close', leave);
        const stream = createEventStream(reply);
        // Nothing is written before the first event, so that a refusal is still an ordinary response.
        const stop = await follow(callOf<typeof endpoint>(request, options), (event, last) => {
          stream.write(`event: ${endpoint.events}\ndata: ${JSON.stringify(event)}\n\n`);
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

type Counts = ReturnType<typeof createCounts>;

/** Counts a stream for its caller; returns a function that uncounts it. */
function enter({ accounts, addresses }: { accounts: Counts; addresses: Counts }, { ip, ownerId }: FastifyRequest) {
  const leaveAddress = addresses.enter(householdOf(ip));
  const leaveAccount = ownerId === null ? () => {} : accounts.enter(ownerId);
  if (leaveAddress && leaveAccount)
    return () => {
      leaveAddress();
      leaveAccount();
    };
  leaveAddress?.();
  leaveAccount?.();
  throw new Refusal('too_many_requests');
}

function createCounts(most: number) {
  const counts = new Map<string, number>();
  return {
    /** Returns undefined when the limit is reached. */
    enter(key: string): (() => void) | undefined {
      const count = counts.get(key) ?? 0;
      if (count >= most) return undefined;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}

type EventStream = ReturnType<typeof createEventStream>;

function createEventStream(reply: FastifyReply) {
  const { raw } = reply;
  let heartbeat: NodeJS.Timeout | undefined;

  function begin() {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.write(`retry: ${reconnectMilliseconds}\n\n`);
    heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatSeconds * millisecondsIn.second);
    raw.on('close', () => clearInterval(heartbeat));
    // The client may disconnect between two events.
    raw.on('error', () => {});
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
