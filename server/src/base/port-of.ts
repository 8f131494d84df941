import type { Server } from 'node:net';

/** The port a server listens on, which the system chose where 0 was asked for. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The server does not listen on a port.');
}
