import type { Server } from 'node:net';

/** The port a server listens on; the system chooses one when 0 was requested. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The server does not listen on a port.');
}
