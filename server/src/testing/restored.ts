import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../compose/open-database.ts';
import { openStorage } from '../compose/open-storage.ts';
import { type Config, readConfig } from '../config/config.ts';
import { startDirectory } from './start-directory.ts';
import { identitySecret } from './start-test-app.ts';
import { prepareDatabase } from './stores/prepared-database.ts';

/** A folder that goes with the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-backup-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The configuration of an installation that does not exist yet. Its embedded database has empty tables already, which
 * saves seconds, unless `isBare` asks for nothing at all.
 */
export async function elsewhere(settings: Record<string, string> = {}, { isBare = false } = {}): Promise<Config> {
  const folder = await testFolder();
  if (!isBare && settings.DATABASE !== 'postgres') await prepareDatabase(folder);
  return readConfig({
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: identitySecret,
    STORAGE_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    ...settings,
  });
}

/** The real application on what was restored there. */
export async function startRestored(config: Config) {
  const database = await openDatabase(config, console.error);
  onTestFinished(async () => await database.close());
  const bucket = config.STORAGE === 's3' ? (await openStorage(config, () => new Date())).storage : undefined;
  return await startDirectory({
    restored: { database, folder: config.DATA_FOLDER },
    ...(bucket === undefined ? {} : { bucket }),
  });
}
