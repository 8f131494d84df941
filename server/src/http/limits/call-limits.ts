import { createHash } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { Endpoint } from '@redmark/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { CallWindows } from './call-windows.ts';
import { sharedStore } from './shared-store.ts';

type PerMinute = { address: number; account: number };

/** The default limits. Many people may share an address, such as a school's, so it is allowed more than an account. */
const usual: Record<'reading' | 'writing', PerMinute> = {
  reading: { address: 1200, account: 300 },
  writing: { address: 600, account: 120 },
};
/** The limit per address and minute for everything but endpoints: pages, files, pictures, payment events. */
const otherPerMinute = 6000;
/** What one API key may call in a minute, all endpoints together. */
export const keyPerMinute = 600;
const timeWindow = '1 minute';

export function perMinuteOf({ method, perMinute }: Endpoint): PerMinute {
  if (perMinute !== undefined) return { address: perMinute, account: perMinute };
  return usual[method === 'GET' ? 'reading' : 'writing'];
}

/** Rate-limits every route of the app by address, on all hosts together. To be registered before the first route. */
export async function limitCalls(app: FastifyInstance, windows: CallWindows) {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    max: otherPerMinute,
    timeWindow,
    store: sharedStore(windows),
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
const none: Hook[] = [];

/**
 * The rate limits of an endpoint, before and after the caller is authenticated. None where this installation has limits
 * off.
 */
export function callLimits(app: FastifyInstance, endpoint: Endpoint): { byAddress: Hook[]; byAccount: Hook[] } {
  if (!app.hasDecorator('createRateLimit')) return { byAddress: none, byAccount: none };
  const { address, account } = perMinuteOf(endpoint);
  const path = `${endpoint.method} ${endpoint.path}`;
  const counted = (max: number, keyGenerator: (request: FastifyRequest) => string): Hook => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request, reply) => {
      const counts = await count(request);
      if (counts.isAllowed || !counts.isExceeded) return;
      reply.header('retry-after', counts.ttlInSeconds);
      throw new Refusal('too_many_requests');
    };
  };
  const ofKey = counted(keyPerMinute, ({ keyId }) => `key ${keyId}`);
  const byKey: Hook = async (request, reply) => {
    if (request.keyId !== null) await ofKey(request, reply);
  };
  return {
    byAddress: [counted(address, ({ ip }) => `${path} address ${householdOf(ip)}`)],
    byAccount:
      endpoint.auth === 'bearer' || endpoint.auth === 'console'
        ? [byKey, counted(account, ({ ownerId }) => `${path} account ${ownerId}`)]
        : none,
  };
}

/** Groups IPv6 addresses by /64, which is what one household is given. */
export const householdOf = (ip: string) => normalizeIP(ip, 64);

/** Identifies a visitor's address outside this process without revealing it. */
export function visitorKey(ip: string): string {
  return createHash('sha256')
    .update(`visitor ${householdOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);
}
