import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { millisecondsIn } from '../../base/durations.ts';
import { Refusal } from '../../errors.ts';
import { sendRefusal } from '../answer-errors.ts';

const { second } = millisecondsIn;

/** Timeouts that Node enforces on every connection. */
export const httpPatience = {
  /** Enough to upload the largest file on a slow connection; other bodies have a shorter deadline, see below. */
  requestTimeout: 330 * second,
  /** No traffic in either direction. Event streams send a heartbeat more often. */
  connectionTimeout: 120 * second,
  http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
};

const tooLate = 'The request took too long to arrive. Please try again.';

type Options = {
  /** How long the body of a request may take to arrive. */
  seconds: number;
  /** Paths whose bodies are files, which have deadlines of their own. */
  files: string;
};

/**
 * Ends requests whose bodies do not arrive: a client that sends a byte now and then would hold a connection for ever.
 */
export function refuseLateBodies(app: FastifyInstance, { seconds, files }: Options) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.url.startsWith(files)) return payload;
    const timer = setTimeout(() => cutOff(request, reply), seconds * second);
    timers.set(request, timer);
    reply.raw.once('close', () => clearTimeout(timer));
    return payload;
  });
  app.addHook('preValidation', async (request) => clearTimeout(timers.get(request)));
}

function cutOff(request: FastifyRequest, reply: FastifyReply) {
  const { socket } = request.raw;
  if (reply.sent) return;
  reply.raw.once('finish', () => socket.destroySoon());
  sendRefusal(reply.header('connection', 'close'), new Refusal('bad_request', { message: tooLate }));
}
