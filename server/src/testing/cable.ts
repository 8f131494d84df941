import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Pair = { here: Socket; there: Socket };

/** A TCP proxy between a host and one of its services, on a port of its own, that a test can cut, block and freeze. */
export async function startCable(target: { host: string; port: number }) {
  const pairs = new Set<Pair>();
  let refuses = false;
  let isFrozen = false;
  let carried = 0;
  let cutAt = Number.POSITIVE_INFINITY;

  const server = createServer((here) => {
    if (refuses) {
      here.resetAndDestroy();
      return;
    }
    const there = connect(target);
    const pair = { here, there };
    pairs.add(pair);
    const end = () => {
      here.destroy();
      there.destroy();
      pairs.delete(pair);
    };
    for (const socket of [here, there]) socket.on('error', end).on('close', end);
    if (isFrozen) return;
    here.on('data', () => {
      carried += 1;
      if (carried === cutAt) cable.cut();
    });
    here.pipe(there);
    there.pipe(here);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cable = {
    port: (server.address() as AddressInfo).port,
    /** Closes the open connections. */
    cut() {
      for (const { here } of pairs) here.resetAndDestroy();
    },
    /** Closes the open connections, once this many more messages have been sent to the service. */
    cutAfter(messages: number) {
      cutAt = carried + messages;
    },
    /** How many messages were sent to the service. */
    carried: () => carried,
    /** Whether new connections are refused. */
    refuse(whether: boolean) {
      refuses = whether;
    },
    /** Stops forwarding on the open connections, without closing them. */
    freeze() {
      for (const { here, there } of pairs) {
        here.unpipe(there);
        there.unpipe(here);
        here.pause();
        there.pause();
      }
    },
    /** Whether new connections are frozen from the start. */
    freezeNew(whether: boolean) {
      isFrozen = whether;
    },
    connections: () => pairs.size,
    close() {
      cable.cut();
      server.close();
    },
  };
  return cable;
}

/** The same database URL, through the proxy. */
export function throughCable(url: string, { port }: { port: number }): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(port);
  return changed.href;
}

export function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}
