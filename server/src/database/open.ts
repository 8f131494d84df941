import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { CannotStart } from '../base/cannot-start.ts';
import { diskDown } from '../base/part-down.ts';
import { compiledOnce } from './compiled-once.ts';
import { durableFolder } from './durable-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { connectionOptions, openPool, type Server } from './pool.ts';
import type { Tables } from './tables.ts';
import { untilThere, type Wait } from './until-there.ts';
import { valueParsers } from './values.ts';

/**
 * A connection or an open transaction. Functions take it as their first parameter, so that the caller decides which.
 */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  db: Database;
  /** The engine behind it, for the queue that lives in the same database. */
  engine: { kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; server: Server; queueConnections: number };
  close(): Promise<void>;
};

const engineMajor = '18';
/** The advisory lock of whoever changes the tables. */
export const migrationLock = 727_272;
const usualConnections = { calls: 10, queue: 3 };

/** How the operator's own commands open a database, where they differ from a host. */
export type Manner = {
  /** Whether pending migrations are run. */
  migrates?: boolean;
  /** Whether a statement may take as long as it needs. */
  isPatient?: boolean;
};

/** The database inside this process: in a folder that only this process owns, or in memory for a test. */
export async function openEmbedded(
  folder?: string,
  { migrates = true, copyOf }: Manner & { copyOf?: Blob | undefined } = {},
): Promise<OpenDatabase> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const pglite = await compiledOnce(async () => {
      const engine = await createEngine(folder, copyOf);
      if (migrates) await migrate(async (sql) => (await engine.exec(sql)).flatMap((result) => result.rows));
      return engine;
    });
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    const close = async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    return { db, engine: { kind: 'embedded', pglite }, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** `copyOf` is the dump of a database that a new one begins as. */
async function createEngine(folder: string | undefined, copyOf?: Blob): Promise<PGlite> {
  const files = folder === undefined ? {} : durableFolder(clusterIn(folder));
  const begins = copyOf === undefined ? {} : { loadDataDir: copyOf };
  const isNew = folder === undefined || !existsSync(versionIn(folder));
  try {
    return await PGlite.create({ ...files, ...begins, parsers: valueParsers, postgresqlconf: ['shared_buffers=8MB'] });
  } catch (error) {
    if (isNew || diskDown(error)) throw diskDown(error) ?? error;
    throw new CannotStart(
      'dataUnusable',
      `The embedded database in ${join(folder, 'database')} is damaged and cannot be opened (${String(error)}).
Nothing was changed. Keep a copy of ${folder} as it is now. Then put the whole folder back from your last backup, or,
if there is none and the accounts, credits and reports in it may be lost, move ${join(folder, 'database')} away.
See docs/configuration.md, "When the embedded database is damaged".`,
      { cause: error },
    );
  }
}

/** Connects to a PostgreSQL server, 15 or newer, and waits for one that is not available yet. */
export async function openPostgres(
  server: string | Server,
  log: (error: unknown) => void,
  {
    connections = usualConnections,
    migrates = true,
    isPatient = false,
    ...wait
  }: Partial<Wait> & Manner & { connections?: typeof usualConnections } = {},
): Promise<OpenDatabase> {
  const at = typeof server === 'string' ? { url: server } : server;
  if (migrates) await untilThere(async () => await migratePostgres(at), wait);
  const pool = openPool(at, { connections: connections.calls, log, isPatient });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
  return {
    db,
    engine: { kind: 'postgres', server: at, queueConnections: connections.queue },
    close: async () => await db.destroy(),
  };
}

/** Uses a connection without timeouts: another host may hold the lock for as long as its migration takes. */
async function migratePostgres(server: Server) {
  const client = new pg.Client(connectionOptions(server));
  // A connection lost while idle emits `error`; without a listener that would end the process.
  client.on('error', () => {});
  const session = async (sql: string) => {
    const results: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
    return [results].flat().flatMap((result) => result.rows);
  };
  try {
    await client.connect();
    await session(`select pg_advisory_lock(${migrationLock})`);
    await migrate(session);
  } finally {
    // Closing the connection releases the lock, whatever state it is in.
    await client.end().catch(() => {});
  }
}

function clusterIn(folder: string): string {
  const cluster = join(folder, 'database');
  const version = versionIn(folder);
  // Without this file the engine would create a new database over the existing one.
  if (!existsSync(version) && existsSync(join(cluster, 'base', '1')))
    throw new CannotStart(
      'dataUnusable',
      `${cluster} is damaged: PG_VERSION is missing. Put it back from your backup.`,
    );
  const major = existsSync(version) ? readFileSync(version, 'utf8').trim() : engineMajor;
  if (major === engineMajor) return cluster;
  throw new CannotStart(
    'dataUnusable',
    `${cluster} was written by PostgreSQL ${major}; this version reads ${engineMajor}.`,
  );
}

const versionIn = (folder: string) => join(folder, 'database', 'PG_VERSION');
