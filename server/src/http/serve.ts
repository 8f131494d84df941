import type { Endpoint } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Call, Sender, Serve } from '../services.ts';
import { isSame } from './is-same.ts';
import { callLimits, visitorKey } from './limits/call-limits.ts';
import { wholeLinks } from './whole-links.ts';

export const apiBase = '/api';

export type ServeOptions = {
  /** The account of whoever holds a token, or undefined when it is nobody's. */
  signedIn: (token: string) => Promise<string | undefined>;
  /** Keeps a record of a call that only the operator may make. */
  noted: (action: string) => Promise<void>;
  /** What the operator's calls carry; without one, all of them are refused. */
  operatorToken: string | undefined;
  /** The address links begin with; the one the caller used, where none is set. */
  publicUrl: string | undefined;
};

/** Puts endpoints of the contract on the server: who may call, how often, what is taken and what is answered. */
export function createServe(app: FastifyInstance, options: ServeOptions): Serve {
  return (endpoint, answer) => {
    const withWholeLinks = wholeLinks(endpoint.reply);
    app.route({
      method: endpoint.method,
      url: `${apiBase}${endpoint.path}`,
      ...routeOptions(app, endpoint, options),
      schema: { ...schemaOf(endpoint), response: { 200: endpoint.reply } },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (endpoint.auth === 'operator') await options.noted(`call ${endpoint.method} ${endpoint.path}`);
        const call = callOf<typeof endpoint>(request, options);
        return withWholeLinks(await answer(call), call.origin);
      },
    });
  };
}

/** Whoever calls is counted, then known, then counted again, before anything they send is read. */
export function routeOptions(app: FastifyInstance, endpoint: Endpoint, options: ServeOptions): RouteShorthandOptions {
  const { auth, bodyLimit } = endpoint;
  const { byAddress, byAccount } = callLimits(app, endpoint);
  return {
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { rateLimit: false },
    onRequest: [...byAddress, ...(auth === 'none' ? [] : [gates[auth](options)]), ...byAccount],
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

export function schemaOf({ summary, auth, params, query, body, path }: Endpoint) {
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(auth !== 'none' ? { security: [{ bearer: [] }] } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
  };
}

export function callOf<E extends Endpoint>(request: FastifyRequest, { publicUrl }: ServeOptions): Call<E> {
  return {
    ownerId: request.ownerId,
    token: request.token,
    sender: senderOf(request),
    params: request.params,
    query: request.query,
    body: request.body,
    origin: originOf(request, publicUrl),
  } as Call<E>;
}

function senderOf({ ownerId, ip }: FastifyRequest): Sender {
  return ownerId === null ? { key: visitorKey(ip), isVisitor: true } : { key: ownerId, isVisitor: false };
}

/** The address this server was reached by; that it is one was checked when the request came in. */
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
