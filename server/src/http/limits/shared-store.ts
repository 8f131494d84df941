import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { memberOf } from '../../base/error-details.ts';
import type { CallWindows } from './call-windows.ts';

/** The store of `@fastify/rate-limit` that counts in windows shared by all hosts. */
export function sharedStore(windows: CallWindows): FastifyRateLimitStoreCtor {
  const storeFor = (route: string): FastifyRateLimitStore => ({
    incr(key, callback, length, most) {
      windows.take(`${route} ${key}`, most, length).then(
        ({ isAllowed, milliseconds }) => callback(null, { current: isAllowed ? 1 : most + 1, ttl: milliseconds }),
        (error) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
    // Its types say otherwise: what is given are the options, with the route as a member.
    child: (options) => storeFor(String(memberOf(memberOf(options, 'routeInfo'), 'url') ?? 'call')),
  });
  return class {
    incr = storeFor('other').incr;
    child = storeFor('other').child;
  };
}
