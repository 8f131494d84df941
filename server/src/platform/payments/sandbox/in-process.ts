import { randomBytes } from 'node:crypto';
import type { SandboxAnswer, SandboxCall } from './answer-call.ts';

/**
 * Routes calls of Stripe's own library to the sandbox in this process. It has no network address: anybody who could
 * reach the API could make payments.
 */
export function callInProcess(
  answer: (call: SandboxCall) => Promise<SandboxAnswer>,
  isClosed: () => boolean,
): typeof fetch {
  return async (input, given) => {
    if (isClosed()) throw new TypeError('The sandbox is closed.');
    const request = new Request(input, given);
    const { pathname, search } = new URL(request.url);
    const { status, body } = await answer({
      method: request.method,
      url: pathname + search,
      body: await request.text(),
      key: request.headers.get('authorization')?.replace(/^Bearer /, ''),
      idempotency: request.headers.get('idempotency-key') ?? '',
    });
    const id = `req_${randomBytes(7).toString('hex')}`;
    return new Response(body, { status, headers: { 'content-type': 'application/json', 'request-id': id } });
  };
}
