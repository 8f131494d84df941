import type { FastifyRequest } from 'fastify';
import { isSame } from '../is-same.ts';

export type WhoMayRead = {
  /** Who has it may read from anywhere. */
  token: string | undefined;
  /** Whether connections from this machine may come from a proxy, which serves everybody. */
  isBehindProxy: boolean;
};

/** What proxies add to the requests they pass on. */
const marksOfProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];

/**
 * Metrics tell how much is sold and graded, so they are for the machine itself and for who has the token. A proxy on
 * the same machine connects from here, too, for anybody: what it marked counts as coming from outside, and where one
 * is to be expected, only the token opens.
 */
export function mayReadMetrics(request: FastifyRequest, { token, isBehindProxy }: WhoMayRead): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given !== undefined) return token !== undefined && isSame(given, token);
  const isMarked = marksOfProxies.some((name) => request.headers[name] !== undefined);
  return !isBehindProxy && !isMarked && isLoopback(request.raw.socket.remoteAddress ?? '');
}

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);
