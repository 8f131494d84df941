import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { durableFolder } from './durable-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';
import { valueParsers } from './values.ts';

/** A connection or an open transaction. Functions take it first, so that the caller decides which. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  db: Database;
  /** The engine behind it, for the queue that lives in the same database. */
  engine: { kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; url: string };
  close(): Promise<void>;
};

const engineMajor = '18';
const migrationLock = 727_272;
const connections = 10;
const statementSeconds = 30;

/** The database inside this process: in a folder that only this process owns, or in memory for a test. */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const pglite = await PGlite.create({
      ...(folder === undefined ? {} : durableFolder(clusterIn(folder))),
      parsers: valueParsers,
      postgresqlconf: ['shared_buffers=16MB'],
    });
    await migrate(async (sql) => (await pglite.exec(sql)).flatMap((result) => result.rows));
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

/** A PostgreSQL server, 15 or newer. */
export async function openPostgres(url: string, log: (error: unknown) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: statementSeconds * 1000,
    types: {
      getTypeParser: (type: number, format: 'text' | 'binary') =>
        valueParsers[type] ?? pg.types.getTypeParser(type, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  // Without a listener, one connection lost while idle ends the process.
  pool.on('error', log);
  await migratePostgres(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: { kind: 'postgres', url }, close: async () => await db.destroy() };
}

async function migratePostgres(pool: pg.Pool) {
  const client = await pool.connect();
  const session = async (sql: string) => {
    const results: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
    return [results].flat().flatMap((result) => result.rows);
  };
  try {
    await session(`select pg_advisory_lock(${migrationLock})`);
    await migrate(session);
    await session(`select pg_advisory_unlock(${migrationLock})`);
    client.release();
  } catch (error) {
    // Closing the connection frees the lock, whatever state it is in.
    client.release(true);
    throw error;
  }
}

function clusterIn(folder: string): string {
  const cluster = join(folder, 'database');
  const version = join(cluster, 'PG_VERSION');
  const major = existsSync(version) ? readFileSync(version, 'utf8').trim() : engineMajor;
  if (major === engineMajor) return cluster;
  throw new Error(`${cluster} was written by PostgreSQL ${major}; this version reads ${engineMajor}.`);
}
