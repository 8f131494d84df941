import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SandboxAnswer, SandboxCall } from './answer-call.ts';

/** The sandbox's own address, for programs of this machine alone: its API would let anybody who reaches it pay. */
export async function listen(answer: (call: SandboxCall) => Promise<SandboxAnswer>) {
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(await callOf(request));
    const id = `req_${randomBytes(7).toString('hex')}`;
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': id }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The sandbox alone keeps no process running.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function callOf(request: IncomingMessage): Promise<SandboxCall> {
  const { authorization, 'idempotency-key': idempotency } = request.headers;
  return {
    method: request.method ?? '',
    url: request.url ?? '/',
    body: await text(request),
    key: authorization?.replace(/^Bearer /, ''),
    idempotency: String(idempotency ?? ''),
  };
}
