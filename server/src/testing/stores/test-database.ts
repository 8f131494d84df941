import pg from 'pg';
import { test } from 'vitest';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../database/open.ts';
import { preparedDump } from './prepared-database.ts';
import { tableEmptier } from './table-emptier.ts';

/** The engine this run of the tests is on: `DATABASE=postgres DATABASE_URL=…` runs them on a real server. */
const engine = process.env.DATABASE === 'postgres' ? 'postgres' : 'embedded';

type DefineTest = (name: string, body: () => Promise<void>, milliseconds?: number) => void;

/** Defines a test for one engine only; it is skipped on the other. */
export function testOn(wanted: typeof engine): DefineTest {
  return wanted === engine ? test : () => {};
}

const worker = `test_${process.env.VITEST_POOL_ID ?? 1}`;
let opened: Promise<OpenDatabase & { emptyTables: () => Promise<void> }> | undefined;

/** One database for all tests of a worker, emptied for each: opening one costs seconds, emptying one milliseconds. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  opened ??= openForTests();
  const database = await opened;
  await database.emptyTables();
  return database;
}

async function openForTests() {
  const database =
    engine === 'postgres'
      ? await openPostgres(await freshDatabaseUrl(worker), console.error)
      : await openEmbedded(undefined, { copyOf: await preparedDump() });
  return { ...database, emptyTables: await tableEmptier(database.db) };
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
