import { readFileSync } from 'node:fs';
import { CannotStart } from '../base/cannot-start.ts';
import type { Config } from '../config/config.ts';
import { type Manner, type OpenDatabase, openEmbedded, openPostgres } from '../database/open.ts';
import type { Server } from '../database/pool.ts';

/** Opens the configured database. */
export async function openDatabase(
  config: Config,
  log: (error: unknown) => void,
  manner: Manner = {},
): Promise<OpenDatabase> {
  if (config.DATABASE === 'embedded') return await openEmbedded(config.DATA_FOLDER, manner);
  const connections = { calls: config.DATABASE_CONNECTIONS, queue: config.QUEUE_CONNECTIONS };
  return await openPostgres(serverOf(config), log, { connections, ...manner });
}

/** Where PostgreSQL is, as configured. */
export function serverOf({ DATABASE_URL: url, DATABASE_CA_FILE: file }: Config & { DATABASE: 'postgres' }): Server {
  return { url, ca: file && certificatesIn(file) };
}

function certificatesIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CannotStart('settings', `${file} cannot be read\n  → at DATABASE_CA_FILE`, { cause });
  }
}
