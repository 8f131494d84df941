import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../server/src/base/port-of.ts';
import { documentedCheck } from '../server/src/testing/documented-check.ts';

type Message = { id: string; data: { resumeId: string } };
export type Signed = { body: string; signature: string };

/**
 * A receiver of webhooks on this machine that believes what the documented check believes, and fails at half of it: by a
 * status or by hanging up, as `random` wants. `onFirst` gets what it sees of an event for the first time, and the secret.
 */
export async function startFailingReceiver(random: () => number, onFirst: (signed: Signed, secret: string) => void) {
  const isGenuine = await documentedCheck();
  const seen = new Set<string>();
  const taken = new Map<string, { resumeId: string; times: number }>();
  const counts = { believed: 0, failed: 0 };
  let secret = '';
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers['redmark-signature']);
    if (!isGenuine(body, signature, secret)) return response.writeHead(401).end();
    const { id, data }: Message = JSON.parse(body);
    counts.believed += 1;
    if (!seen.has(id)) onFirst({ body, signature }, secret);
    seen.add(id);
    if (random() < 0.5) {
      counts.failed += 1;
      return random() < 0.5 ? response.writeHead(503).end() : request.socket.destroy();
    }
    taken.set(id, { resumeId: data.resumeId, times: (taken.get(id)?.times ?? 0) + 1 });
    return response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    counts,
    /** What was answered with 200, by the id of the message. */
    taken,
    trust(itsSecret: string) {
      secret = itsSecret;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
