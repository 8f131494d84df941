import { mkdirSync } from 'node:fs';
import { brand } from '@redmark/contract';
import { createClock } from './clock.ts';
import type { Config } from './config.ts';
import { openEmbedded, openPostgres } from './database/open.ts';
import { makePrivate } from './database/private-files.ts';
import { untilThere } from './database/until-there.ts';
import { createErrorLog, createLog, type Log } from './log.ts';
import { openDigest } from './open-digest.ts';
import { openGraders } from './open-graders.ts';
import { closedIdentity, type OpenIdentity, openIdentity } from './open-identity.ts';
import { openPayments } from './open-payments.ts';
import type { Graders } from './platform/graders/graders.ts';
import { createLetters } from './platform/mail/letters.ts';
import { openMail } from './platform/mail/open-mail.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import type { Sandbox } from './platform/payments/sandbox/open-sandbox.ts';
import { openQueue } from './platform/queue/boss.ts';
import type { DiskStorage } from './platform/storage/disk.ts';
import { openDiskStorage } from './platform/storage/open-disk.ts';
import { createS3Storage } from './platform/storage/s3.ts';
import type { Services } from './services.ts';

/** The outside world, as this installation chose it. */
export type Platform = {
  services: Services;
  identity: OpenIdentity;
  /** Set where letters are kept in a folder instead of being sent. */
  outbox: Outbox | undefined;
  /** Set where payments are only played. */
  sandbox: Sandbox | undefined;
  /** Moves the server's clock forward; set where tests may. */
  advanceClock: ((seconds: number) => void) | undefined;
  log: Log;
  /** Set where this server itself serves the files. */
  diskStorage: DiskStorage | undefined;
  /** Reclaims what deleted rows leave behind; set where no PostgreSQL server does so by itself. */
  vacuum: (() => Promise<void>) | undefined;
  close(): Promise<void>;
};

/** A worker signs nobody in, so it needs neither the directory nor its secret. */
export async function openPlatform(
  config: Config,
  role: 'host' | 'worker',
  openTheGraders: (config: Config) => Promise<Graders> = openGraders,
): Promise<Platform> {
  mkdirSync(config.DATA_FOLDER, { recursive: true, mode: 0o700 });
  makePrivate(config.DATA_FOLDER);
  const logger = createLog(config.LOG_LEVEL);
  const log = createErrorLog(logger);
  const clock = createClock();
  const { now } = clock;
  const database =
    config.DATABASE === 'embedded'
      ? await openEmbedded(config.DATA_FOLDER)
      : await openPostgres(config.DATABASE_URL, log);
  // The embedded database has this host's clock; a server of its own is shared by hosts whose clocks differ.
  if (database.engine.kind === 'postgres') await clock.follow(database.db, log);
  const queue = await openQueue(database, log);
  const graders = await openTheGraders(config);
  const diskStorage =
    config.STORAGE === 'disk' ? openDiskStorage(config.DATA_FOLDER, config.STORAGE_SECRET, now) : undefined;
  const { engine } = database;
  const letters = createLetters(brand);
  const {
    mail,
    outbox,
    close: closeMail,
  } = openMail(config, {
    name: brand.name,
    dataFolder: config.DATA_FOLDER,
    now,
    log,
  });
  const identity =
    role === 'host'
      ? await untilThere(async () => await openIdentity(config, { db: database.db, now, log, mail, letters }))
      : closedIdentity;

  const { payments, sandbox } = openPayments(config, { db: database.db, now, log });

  return {
    services: {
      db: database.db,
      storage: diskStorage ?? openBucket(config, now),
      queue,
      graders,
      identity: identity.identity,
      mail,
      letters,
      payments,
      digest: role === 'host' ? openDigest(config) : closedDigest,
      operatorEmail: config.OPERATOR_EMAIL ?? brand.supportEmail,
      now,
      log,
    },
    identity,
    outbox,
    sandbox,
    advanceClock: config.TEST_HOOKS === 'on' ? clock.advance : undefined,
    log: logger,
    diskStorage,
    vacuum: engine.kind === 'embedded' ? async () => void (await engine.pglite.exec('vacuum')) : undefined,
    async close() {
      clock.stop();
      await sandbox?.close();
      await queue.close();
      await graders.close();
      await closeMail();
      await database.close();
    },
  };
}

/** For a process that welcomes nobody. */
function closedDigest(): never {
  throw new Error('A worker has no key for digests.');
}

function openBucket(config: Config, now: () => Date) {
  if (config.STORAGE !== 's3') throw new Error(`No bucket with STORAGE=${config.STORAGE}.`);
  return createS3Storage({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    now,
  });
}
