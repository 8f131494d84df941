import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp, createFeatures } from './app.ts';
import type { Config } from './config.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openPlatform } from './platform.ts';

export type Host = { address: string; close(): Promise<void> };

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** A host that serves, and grades as well unless it was told not to. */
export async function startHost(config: Config): Promise<Host> {
  const platform = await openPlatform(config, 'host');
  const features = createFeatures(platform, config);
  const app = await createApp(platform, features, config, webFolder);
  await app.listen({ host: config.HOST, port: config.PORT });
  if (config.GRADER_WORKERS > 0) platform.services.queue.work('review', config.GRADER_WORKERS, features.grading.run);
  const stopHousekeeping = startHousekeeping(platform, features);
  const { port } = app.server.address() as AddressInfo;
  return {
    address: config.PUBLIC_URL ?? `http://localhost:${port}`,
    async close() {
      stopHousekeeping();
      await app.close();
      await features.contact.settled();
      await platform.close();
    },
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
