import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Host = { address: string };

/**
 * A proxy that works like that of a hosting platform: hosts take turns, one that was taken out of `open` gets no new
 * call, and a call whose host never began to answer goes to another.
 */
export async function startProxy(open: ReadonlySet<Host>) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer(async (incoming, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    turn += 1;
    const inTurn = [...open];
    const first = inTurn[turn % inTurn.length];
    const hosts = [first, ...inTurn.filter((one) => one !== first)].filter((one) => one !== undefined);
    pass(hosts, incoming, reply, Buffer.concat(chunks));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function pass([host, ...others]: Host[], incoming: IncomingMessage, reply: ServerResponse, body: Buffer) {
    if (!host) return void reply.writeHead(502).end();
    const { hostname, port } = new URL(host.address);
    const { method, url, headers } = incoming;
    const onward = request({ agent, hostname, port, method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => {
      if (reply.headersSent) reply.destroy();
      else pass(others, incoming, reply, body);
    });
    onward.end(body);
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      agent.destroy();
    },
  };
}
