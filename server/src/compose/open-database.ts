import { readFileSync } from 'node:fs';
import { CannotStart } from '../base/cannot-start.ts';
import type { Config } from '../config/config.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '../database/open.ts';

/** Opens the configured database. */
export async function openDatabase(config: Config, log: (error: unknown) => void): Promise<OpenDatabase> {
  if (config.DATABASE === 'embedded') return await openEmbedded(config.DATA_FOLDER);
  const { DATABASE_URL: url, DATABASE_CA_FILE: caFile } = config;
  const connections = { calls: config.DATABASE_CONNECTIONS, queue: config.QUEUE_CONNECTIONS };
  return await openPostgres({ url, ca: caFile && certificatesIn(caFile) }, log, { connections });
}

function certificatesIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CannotStart('settings', `${file} cannot be read\n  → at DATABASE_CA_FILE`, { cause });
  }
}
