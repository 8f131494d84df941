import { sql } from 'kysely';
import pg from 'pg';
import { test } from 'vitest';
import { type OpenDatabase, openEmbedded, openPostgres } from '../database/open.ts';

/** The engine this run of the tests is on: `DATABASE=postgres DATABASE_URL=…` runs them on a real server. */
const engine = process.env.DATABASE === 'postgres' ? 'postgres' : 'embedded';

type DefineTest = (name: string, body: () => Promise<void>, milliseconds?: number) => void;

/** Defines a test for one engine only; it is skipped on the other. */
export function testOn(wanted: typeof engine): DefineTest {
  return wanted === engine ? test : () => {};
}

const worker = `test_${process.env.VITEST_POOL_ID ?? 1}`;
let opened: Promise<OpenDatabase> | undefined;

/** One database for all tests of a worker, emptied for each: opening one costs seconds, emptying one milliseconds. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  opened ??= engine === 'postgres' ? openPostgres(await freshDatabaseUrl(worker), console.error) : openEmbedded();
  const database = await opened;
  await sql`truncate audit_entry, welcome_digest, contact_message, hiring_request, account, resume, sale, payment_event, identity_user, identity_lock, identity_limit,
    sandbox_object, sandbox_reply, sandbox_delivery, erasure, erased,
    call_window, placement, public_figure cascade`.execute(database.db);
  const queue = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    database.db,
  );
  if (queue.rows[0]?.there) await sql`delete from pgboss.job`.execute(database.db);
  return database;
}

/** An empty database of that name, on the test server. */
export async function freshDatabaseUrl(name: string): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
