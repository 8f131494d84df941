import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp, createFeatures } from './app.ts';
import type { Config } from './config.ts';
import { startHousekeeping } from './housekeeping.ts';
import { paymentMessagesPath } from './http/payment-messages.ts';
import { openLine } from './operator/line.ts';
import { openPlatform } from './platform.ts';

export type Host = { address: string; close(): Promise<void> };

const tellMilliseconds = 10_000;
const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

const open = async (config: Config) => await openPlatform(config, 'host');

/** A host that serves, and grades as well unless it was told not to. */
export async function startHost(config: Config, openWorld: typeof open = open): Promise<Host> {
  const platform = await openWorld(config);
  const features = createFeatures(platform, config);
  const app = await createApp(platform, features, config, webFolder);
  await app.listen({ host: config.HOST, port: config.PORT });
  if (config.GRADER_WORKERS > 0) platform.services.queue.work('review', config.GRADER_WORKERS, features.grading.run);
  const line = await openLine(config.DATA_FOLDER, { db: platform.services.db, ...features }, platform.services.log);
  const stopHousekeeping = startHousekeeping(platform, features);
  const { port } = app.server.address() as AddressInfo;
  platform.sandbox?.start(tellByPost(new URL(paymentMessagesPath, `http://${ownName(config.HOST)}:${port}`)));
  return {
    address: config.PUBLIC_URL ?? `http://localhost:${port}`,
    async close() {
      stopHousekeeping();
      line.close();
      await app.close();
      await features.contact.settled();
      await platform.close();
    },
  };
}

/** How this host reaches itself: an address that stands for all of them is no address to call. */
function ownName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The sandbox tells this host what happened the way a payment company would. */
function tellByPost(url: URL) {
  return async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(tellMilliseconds) });
    return answer.ok;
  };
}

/** A host that only grades. */
export async function startWorkerHost(config: Config): Promise<{ close(): Promise<void> }> {
  if (config.DATABASE === 'embedded')
    throw new Error(
      'A separate worker needs DATABASE=postgres: the embedded database belongs to the one process that serves.',
    );
  if (config.GRADER_WORKERS === 0) throw new Error('A worker needs GRADER_WORKERS of 1 or more.');
  const platform = await openPlatform(config, 'worker');
  const { grading } = createFeatures(platform, config);
  platform.services.queue.work('review', config.GRADER_WORKERS, grading.run);
  return platform;
}
