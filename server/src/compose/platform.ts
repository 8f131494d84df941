import { mkdirSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { invoiceTermsOf } from '../config/invoice-terms.ts';
import type { OpenDatabase } from '../database/open.ts';
import { makePrivate } from '../database/private-files.ts';
import { untilThere } from '../database/until-there.ts';
import type { Graders } from '../platform/graders/graders.ts';
import { measured } from '../platform/graders/measured.ts';
import type { Identity } from '../platform/identity/identity.ts';
import { createEmails } from '../platform/mail/emails.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import type { Sandbox } from '../platform/payments/sandbox/open-sandbox.ts';
import { openQueue } from '../platform/queue/boss.ts';
import type { DiskStorage } from '../platform/storage/disk.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Traces } from '../platform/traces/traces.ts';
import { createHttpPoster } from '../platform/webhooks/http-poster.ts';
import { createClock } from '../process/clock.ts';
import { createErrorLog, createLog, type Log } from '../process/log.ts';
import type { Readiness } from '../process/readiness.ts';
import type { Services } from '../services.ts';
import { openDatabase } from './open-database.ts';
import { openDigest } from './open-digest.ts';
import { openGraders } from './open-graders.ts';
import { closedIdentity, type OpenIdentity, openIdentity } from './open-identity.ts';
import { openMail } from './open-mail.ts';
import { openPayments } from './open-payments.ts';
import { openStorage } from './open-storage.ts';
import { openTraces } from './open-traces.ts';
import { watchPlatform } from './watch-platform.ts';

/** Everything outside the process, as configured. */
export type Platform = {
  services: Services;
  identity: OpenIdentity;
  /** Set where e-mails are kept in a folder instead of being sent. */
  outbox: Outbox | undefined;
  /** Set where payments are simulated. */
  sandbox: Sandbox | undefined;
  /** Moves the server's clock forward; set where tests may. */
  advanceClock: ((seconds: number) => void) | undefined;
  log: Log;
  metrics: Metrics;
  traces: Traces;
  readiness: Readiness;
  /** Set where this server itself serves the files. */
  diskStorage: DiskStorage | undefined;
  /** Runs VACUUM; set where no PostgreSQL server does so by itself. */
  vacuum: (() => Promise<void>) | undefined;
  close(): Promise<void>;
};

/** Replacements supplied by a test; everything else is opened as in production. */
export type Overrides = {
  database?: OpenDatabase;
  storage?: Storage | undefined;
  graders?: Graders;
  /** Replaces the configured mail transport. */
  mail?: Mail | undefined;
  /** Wraps the user directory that was opened. */
  identity?: (opened: Identity) => Identity;
  now?: () => Date;
  logger?: Log | undefined;
  /** Receives the errors that would be logged. */
  log?: (error: unknown) => void;
};

/** Opens everything outside the process. A worker signs nobody in, so it needs neither the directory nor its secret. */
export async function openPlatform(
  config: Config,
  role: 'host' | 'worker',
  overrides: Overrides = {},
): Promise<Platform> {
  mkdirSync(config.DATA_FOLDER, { recursive: true, mode: 0o700 });
  makePrivate(config.DATA_FOLDER);
  const logger = overrides.logger ?? createLog(config.LOG_LEVEL);
  const log = overrides.log ?? createErrorLog(logger);
  const metrics = createMetrics();
  const traces = await openTraces(config);
  const clock = createClock();
  const now = overrides.now ?? clock.now;
  const database = overrides.database ?? (await openDatabase(config, log));
  const { db, engine } = database;
  // The embedded database uses this host's clock; a PostgreSQL server is shared by hosts whose clocks differ.
  if (engine.kind === 'postgres' && !overrides.now) await clock.follow(db, log);
  const queue = await openQueue(database, log);
  const graders = measured(overrides.graders ?? (await openGraders(config)), metrics, traces);
  const { storage, diskStorage } = overrides.storage
    ? { storage: overrides.storage, diskStorage: undefined }
    : await openStorage(config, now);
  const { brand } = config;
  const emails = createEmails(brand);
  const { mail, outbox, close: closeMail } = openMail(config, { now, log, metrics }, overrides.mail);
  const opened =
    role === 'host'
      ? await untilThere(async () => await openIdentity(config, { db, now, log, mail, emails }))
      : closedIdentity;
  const identity = overrides.identity?.(opened.identity) ?? opened.identity;
  const { payments, sandbox } = openPayments(config, { db, now, log });

  return {
    services: {
      db,
      storage,
      queue,
      graders,
      identity,
      mail,
      emails,
      payments,
      poster: createHttpPoster({ addresses: config.WEBHOOKS }),
      metrics,
      brand,
      invoicing: invoiceTermsOf(config),
      digest: role === 'host' ? openDigest(config) : closedDigest,
      siteUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
      operatorEmail: config.OPERATOR_EMAIL ?? brand.supportEmail,
      now,
      log,
    },
    identity: { ...opened, identity },
    outbox,
    sandbox,
    advanceClock: config.TEST_HOOKS === 'on' ? clock.advance : undefined,
    log: logger,
    metrics,
    traces,
    readiness: watchPlatform({ db, storage, queue, graders, mail, log }, metrics),
    diskStorage,
    vacuum: engine.kind === 'embedded' ? async () => void (await engine.pglite.exec('vacuum')) : undefined,
    async close() {
      clock.stop();
      await sandbox?.close();
      await queue.close();
      await graders.close();
      await closeMail();
      await traces.close();
      await database.close();
    },
  };
}

/** For processes that create no accounts, and so give no welcome credits. */
function closedDigest(): never {
  throw new Error('A worker has no key for digests.');
}
