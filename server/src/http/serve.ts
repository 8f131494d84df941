import { createHash, timingSafeEqual } from 'node:crypto';
import type { Endpoint } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Call, Serve } from '../services.ts';

export const apiBase = '/api';

export type ServeOptions = {
  /** The account of whoever holds a token, or undefined when it is nobody's. */
  signedIn: (token: string) => Promise<string | undefined>;
  /** What the operator's calls carry; without one, all of them are refused. */
  operatorToken: string | undefined;
  /** The address links begin with; the one the caller used, where none is set. */
  publicUrl: string | undefined;
};

/** Puts endpoints of the contract on the server: who may call, how often, what is taken and what is answered. */
export function createServe(app: FastifyInstance, options: ServeOptions): Serve {
  return (endpoint, answer) => {
    app.route({
      method: endpoint.method,
      url: `${apiBase}${endpoint.path}`,
      ...routeOptions(endpoint, options),
      schema: { ...schemaOf(endpoint), response: { 200: endpoint.reply } },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return await answer(callOf<typeof endpoint>(request, options));
      },
    });
  };
}

/** Whoever calls is known before anything they send is read. */
export function routeOptions({ auth, perMinute, bodyLimit }: Endpoint, options: ServeOptions): RouteShorthandOptions {
  return {
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(perMinute === undefined ? {} : { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
    ...(auth === 'none' ? {} : { onRequest: gates[auth](options) }),
  };
}

const gates = {
  bearer:
    ({ signedIn }: ServeOptions) =>
    async (request: FastifyRequest) => {
      const token = tokenOf(request);
      const ownerId = token === undefined ? undefined : await signedIn(token);
      if (token === undefined || ownerId === undefined) throw new Refusal('signed_out');
      request.ownerId = ownerId;
      request.token = token;
    },
  operator:
    ({ operatorToken }: ServeOptions) =>
    async (request: FastifyRequest) => {
      const token = tokenOf(request);
      if (operatorToken === undefined || token === undefined || !isSame(token, operatorToken))
        throw new Refusal('operator_only');
    },
};

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Compared by their hashes, so that the time it takes tells nothing about the right one. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}

export function schemaOf({ summary, auth, params, body, path }: Endpoint) {
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(auth !== 'none' ? { security: [{ bearer: [] }] } : {}),
    ...(params ? { params } : {}),
    ...(body ? { body } : {}),
  };
}

export function callOf<E extends Endpoint>(request: FastifyRequest, { publicUrl }: ServeOptions): Call<E> {
  const origin = originOf(request, publicUrl);
  return {
    ownerId: request.ownerId,
    token: request.token,
    params: request.params,
    body: request.body,
    absolute: (url: string) => new URL(url, origin).href,
  } as Call<E>;
}

/** The address this server was reached by. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the endpoint asks for a signed-in user; null where anyone may call. */
    ownerId: string | null;
    token: string | null;
  }
}
