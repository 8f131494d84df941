import { type Endpoint, keyMark, type Scope } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../errors.ts';
import type { Attributes, Clearance } from '../platform/identity/identity.ts';
import type { Call, Sender, Serve, SignedIn } from '../services.ts';
import { isSame } from './is-same.ts';
import { callLimits, visitorKey } from './limits/call-limits.ts';
import { wholeLinks } from './whole-links.ts';

export const apiBase = '/api';

export type ServeOptions = {
  /** The account a token belongs to, or undefined when it is invalid. */
  signedIn: (token: string) => Promise<SignedIn | undefined>;
  /** The account an API key belongs to and what the key may do, or undefined when it is none, or revoked. */
  holderOf: (secret: string) => Promise<{ keyId: string; ownerId: string; scopes: Scope[] } | undefined>;
  /** Whether a token's person may open the operator's console. */
  clearanceOf: (token: string) => Promise<Clearance>;
  /** Writes an operator's call to the audit log: what it is about, and who made it where that is known. */
  noted: (action: string, subject?: string, operatorId?: string) => Promise<void>;
  /** The operator's token; without one, all operator calls are refused. */
  operatorToken: string | undefined;
  /** The origin of links; that of the request, if not set. */
  publicUrl: string | undefined;
};

/** Registers endpoints of the contract: authentication, rate limits, and validation of requests and responses. */
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
        await note(endpoint, request, options);
        const call = callOf<typeof endpoint>(request, options);
        return withWholeLinks(await answer(call), call.origin);
      },
    });
  };
}

/** Whatever an operator does is on record before it is done, with the `:id` of the path as what it is about. */
async function note({ auth, method, path }: Endpoint, request: FastifyRequest, { noted }: ServeOptions) {
  const action = `call ${method} ${path}`;
  if (auth === 'operator') await noted(action);
  if (auth === 'console') await noted(action, About.parse(request.params).id, request.ownerId ?? undefined);
}

const About = z.object({ id: z.string().optional() });

/** Rate-limits by address, authenticates, then rate-limits by account, before the body is read. */
export function routeOptions(app: FastifyInstance, endpoint: Endpoint, options: ServeOptions): RouteShorthandOptions {
  const { auth, bodyLimit } = endpoint;
  const { byAddress, byAccount } = callLimits(app, endpoint);
  return {
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { rateLimit: false, endpoint },
    onRequest: [...byAddress, ...(auth === 'none' ? [] : [gates[auth](options, endpoint)]), ...byAccount],
  };
}

const notAKey = 'This API key is not valid, or was revoked. Make a new one on your account page.';

const gates = {
  bearer:
    ({ signedIn, holderOf }: ServeOptions, { scope }: Endpoint) =>
    async (request: FastifyRequest) => {
      const token = tokenOf(request);
      if (token?.startsWith(keyMark)) {
        const holder = await holderOf(token);
        if (!holder) throw new Refusal('signed_out', { message: notAKey });
        if (scope === undefined || !holder.scopes.includes(scope)) throw new Refusal('key_may_not');
        request.ownerId = holder.ownerId;
        request.keyId = holder.keyId;
        return;
      }
      const account = token === undefined ? undefined : await signedIn(token);
      if (token === undefined || account === undefined) throw new Refusal('signed_out');
      request.ownerId = account.ownerId;
      request.attributes = account.attributes ?? null;
      request.token = token;
    },
  console:
    ({ signedIn, clearanceOf }: ServeOptions) =>
    async (request: FastifyRequest) => {
      const token = tokenOf(request);
      const account = token === undefined ? undefined : await signedIn(token);
      if (token === undefined || account === undefined) throw new Refusal('signed_out');
      const clearance = await clearanceOf(token);
      if (clearance === 'none') throw new Refusal('operator_only');
      if (clearance === 'one_step') throw new Refusal('two_steps_missing');
      request.ownerId = account.ownerId;
      request.attributes = account.attributes ?? null;
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

export function schemaOf({ params, query, body }: Endpoint) {
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
  };
}

export function callOf<E extends Endpoint>(request: FastifyRequest, { publicUrl }: ServeOptions): Call<E> {
  return {
    ownerId: request.ownerId,
    token: request.token,
    attributes: request.attributes ?? undefined,
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

/** The origin this server was reached by; the Host header was validated on arrival. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the endpoint requires a signed-in user; null where anyone may call. */
    ownerId: string | null;
    token: string | null;
    attributes: Attributes | null;
    /** The API key of the call; null where a signed-in user or nobody makes it. */
    keyId: string | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
