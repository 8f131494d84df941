import { fileURLToPath } from 'node:url';
import { CannotStart } from '../base/cannot-start.ts';
import { millisecondsIn } from '../base/durations.ts';
import { inTime } from '../base/in-time.ts';
import { portOf } from '../base/port-of.ts';
import type { Config } from '../config/config.ts';
import { untilThere } from '../database/until-there.ts';
import { outboxPath } from '../http/dev/outbox-page.ts';
import { paymentMessagesPath } from '../http/payments/payment-messages.ts';
import { backUp } from '../operator/backup/back-up.ts';
import { sourceOf } from '../operator/backup/backup-source.ts';
import { openOperatorSocket } from '../operator/operator-socket.ts';
import { watchProcess } from '../platform/metrics/gauges.ts';
import { giveMemoryBack } from '../process/give-memory-back.ts';
import { createApp } from './app.ts';
import { createFeatures } from './features.ts';
import { gradeLines } from './grade-lines.ts';
import { startHousekeeping } from './housekeeping.ts';
import { observeJobs } from './observe-jobs.ts';
import { openHealthPort } from './open-health-port.ts';
import { outboxToken } from './outbox-token.ts';
import { type Overrides, openPlatform } from './platform.ts';

export type Host = {
  address: string;
  /** The URL of the unsent e-mails, for whoever started this. */
  outbox?: string | undefined;
  /**
   * Accepts no new work and completes what is running. After these seconds, connections are closed and gradings
   * returned to the queue.
   */
  close(seconds?: number): Promise<void>;
};

/**
 * The part of the shutdown time reserved for closing services, after calls and gradings. One that hangs does not delay
 * the shutdown: unfinished work is picked up at the next start.
 */
const partsSeconds = 5;
const usualSeconds = 25;

const deliveryMilliseconds = 10_000;
const webFolder = fileURLToPath(new URL('../../../web/build/client', import.meta.url));

/** Starts a host that serves, and also grades unless configured otherwise. */
export async function startHost(config: Config, overrides: Overrides = {}): Promise<Host> {
  const platform = await openPlatform(config, 'host', overrides);
  watchProcess(platform.metrics.registry);
  const features = createFeatures(platform, config);
  await untilThere(features.credits.rememberWelcomed);
  const app = await createApp(platform, features, config, webFolder);
  await app.listen({ host: config.HOST, port: config.PORT });
  const healthPort = await openHealthPort(platform, config);
  if (config.GRADER_WORKERS > 0)
    gradeLines(platform.services.queue, slotsFor(config.GRADER_WORKERS), observeJobs(features.grading.run, platform));
  platform.services.queue.work('webhook', webhookSlots, features.webhooks.run);
  platform.services.queue.work('letter', letterSlots, features.letters.run);
  const operatorSocket = await openOperatorSocket(
    config.DATA_FOLDER,
    {
      ...platform.services,
      ...features,
      readiness: platform.readiness,
      backUp: async (folder) => await backUp(sourceOf(config, platform.services), folder),
    },
    platform.services.log,
  );
  const stopHousekeeping = startHousekeeping(platform, features);
  const stopGivingBack = giveMemoryBack(() => platform.services.graders.threads().all);
  const port = portOf(app.server);
  platform.sandbox?.start(deliverByHttp(new URL(paymentMessagesPath, `http://${ownName(config.HOST)}:${port}`)));
  const address = config.PUBLIC_URL ?? `http://localhost:${port}`;
  const token = outboxToken(config);
  return {
    address,
    outbox: token && `${address}${outboxPath}?token=${token}`,
    async close(seconds = usualSeconds) {
      const patience = Math.max(seconds - partsSeconds, 1);
      platform.readiness.stop();
      stopHousekeeping();
      stopGivingBack();
      operatorSocket.close();
      const cut = setTimeout(() => app.server.closeAllConnections(), patience * millisecondsIn.second);
      await Promise.all([app.close(), platform.services.queue.stopWorkers(patience)]);
      clearTimeout(cut);
      const closed = features.contact.settled().then(platform.close);
      await inTime(partsSeconds, closed.catch(platform.services.log));
      await healthPort?.close();
    },
  };
}

/** A receiver that answers late holds one of them for ten seconds. */
const webhookSlots = { atOnce: 8, visitors: 8 };

/** A mail server bears few connections of one sender. */
const letterSlots = { atOnce: 2, visitors: 2 };

/** With several workers, one is reserved for accounts. */
const slotsFor = (workers: number) => ({ atOnce: workers, visitors: Math.max(1, workers - 1) });

/** The name this host reaches itself by: a wildcard address cannot be called. */
function ownName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Delivers the sandbox's events to this host by HTTP, as a payment provider does. */
function deliverByHttp(url: URL) {
  return async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(deliveryMilliseconds),
    });
    return answer.ok;
  };
}

/** Starts a host that only grades. */
export async function startWorkerHost(config: Config): Promise<Pick<Host, 'close'> & { health: string | undefined }> {
  if (config.DATABASE === 'embedded')
    throw new CannotStart(
      'settings',
      'A separate worker needs DATABASE=postgres: the embedded database belongs to the one process that serves.',
    );
  if (config.GRADER_WORKERS === 0) throw new CannotStart('settings', 'A worker needs GRADER_WORKERS of 1 or more.');
  const platform = await openPlatform(config, 'worker');
  watchProcess(platform.metrics.registry);
  const { grading } = createFeatures(platform, config);
  const healthPort = await openHealthPort(platform, config);
  gradeLines(platform.services.queue, slotsFor(config.GRADER_WORKERS), observeJobs(grading.run, platform));
  return {
    health: healthPort?.address,
    async close(seconds = usualSeconds) {
      platform.readiness.stop();
      await platform.services.queue.stopWorkers(Math.max(seconds - partsSeconds, 1));
      await inTime(partsSeconds, platform.close().catch(platform.services.log));
      await healthPort?.close();
    },
  };
}
