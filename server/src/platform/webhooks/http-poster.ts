import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { millisecondsIn } from '../../base/durations.ts';
import type { Post, Posted, Poster } from './poster.ts';
import { isPublicAddress } from './public-address.ts';

type Options = {
  /** `any` also allows this machine, private networks and plain http: for development alone. */
  addresses: 'public' | 'any';
  seconds?: number;
};

const usualSeconds = 10;

class PrivateAddress extends Error {}

/**
 * Sends messages by HTTP. The address a name leads to is checked where the connection is made, and that very address is
 * connected to, so a name that changes in between gains nothing. Redirects are not followed.
 */
export function createHttpPoster({ addresses, seconds = usualSeconds }: Options): Poster {
  const isAllowed = (address: string) => addresses === 'any' || isPublicAddress(address);
  const checkedLookup: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const good = error ? [] : found.filter(({ address }) => isAllowed(address));
      const [first] = good;
      if (first === undefined) done(error ?? new PrivateAddress(), '');
      else if (options.all) done(null, good);
      else done(null, first.address, first.family);
    });
  };

  function objectionTo(url: string): string | undefined {
    if (!URL.canParse(url)) return 'This is no address. Write it like https://example.com/hook.';
    const { protocol, hostname, username, password } = new URL(url);
    if (protocol !== 'https:' && !(addresses === 'any' && protocol === 'http:'))
      return 'The address must begin with https://.';
    if (username || password) return 'Leave out the name and the password: messages are signed instead.';
    const literal = hostname.replace(/^\[|\]$/g, '');
    const isLocal = isIP(literal) ? !isAllowed(literal) : addresses === 'public' && localName.test(hostname);
    return isLocal ? 'Messages are sent to public addresses alone, and this one is not.' : undefined;
  }

  async function send({ url, body, headers }: Post): Promise<Posted> {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const { promise, resolve, reject } = Promise.withResolvers<Posted>();
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: a kept one was checked for another name.
      agent: false,
      lookup: checkedLookup,
      signal: AbortSignal.timeout(seconds * millisecondsIn.second),
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0 });
      answer.on('error', () => {});
      answer.destroy();
    });
    call.end(body);
    return await promise;
  }

  return {
    objectionTo,
    async post(post) {
      // Where the host is written as an address, nothing is looked up.
      if (objectionTo(post.url) !== undefined) return { failed: 'private_address' };
      try {
        return await send(post);
      } catch (error) {
        if (error instanceof PrivateAddress) return { failed: 'private_address' };
        return { failed: error instanceof Error && error.name === 'AbortError' ? 'too_slow' : 'not_reached' };
      }
    },
  };
}

/** Names that never lead to the internet. */
const localName = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|lan)\.?$|^[^.]+$/i;
