import type { Server } from 'node:http';
import type { Socket } from 'node:net';

type Limits = {
  /** Connections this host keeps open in total. */
  total: number;
  /** Of these, how many one address may have; unlimited if not set. */
  perAddress?: number | undefined;
};

/** Closes connections beyond the limits at once: that costs the client a retry, and others nothing. */
export function limitConnections(server: Server, { total, perAddress }: Limits) {
  server.maxConnections = total;
  if (perAddress === undefined) return;
  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (held.get(address) ?? 0) + 1;
    held.set(address, count);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
    if (count > perAddress) socket.destroy();
  });
}
