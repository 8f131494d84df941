import type { Endpoint } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Identity } from '../platform/identity/identity.ts';
import type { Call, Serve } from '../services.ts';

export const apiBase = '/api';

export type ServeOptions = {
  identity: Identity;
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
export function routeOptions(
  { auth, perMinute, bodyLimit }: Endpoint,
  { identity }: ServeOptions,
): RouteShorthandOptions {
  return {
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(perMinute === undefined ? {} : { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
    ...(auth === 'none'
      ? {}
      : {
          onRequest: async (request: FastifyRequest) => {
            request.ownerId = await signedInUser(identity, request.headers.authorization);
          },
        }),
  };
}

export function schemaOf({ summary, auth, params, body, path }: Endpoint) {
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    ...(params ? { params } : {}),
    ...(body ? { body } : {}),
  };
}

export function callOf<E extends Endpoint>(request: FastifyRequest, { publicUrl }: ServeOptions): Call<E> {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  return {
    ownerId: request.ownerId,
    params: request.params,
    body: request.body,
    absolute: (url: string) => new URL(url, origin).href,
  } as Call<E>;
}

async function signedInUser(identity: Identity, header: string | undefined): Promise<string> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const user = token === undefined ? undefined : await identity.userOf(token);
  if (!user) throw new Refusal('signed_out');
  return user.id;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the endpoint asks for a signed-in user; null where anyone may call. */
    ownerId: string | null;
  }
}
