import { join } from 'node:path';
import { sql } from 'kysely';
import { keptTables, madeByMigrations, type TableShape } from '../../database/catalog.ts';
import { migrationNames, migrationTable, migrationText } from '../../database/migrate.ts';
import type { Database } from '../../database/open.ts';
import { addLines, createLinesDigest, linesOf, writeAlike } from './rows.ts';
import { type Backup, batchesIn, tablePath } from './verify-backup.ts';

/** Throws where this version cannot read the tables of a backup. */
export function requireKnownMigrations({ manifest }: Backup) {
  const known = new Set(migrationNames());
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`The backup was taken by a newer version (${manifest.product}): this one has no ${unknown[0]}.`);
}

/**
 * Replaces the tables by those of a backup: made by the migrations it was taken with, filled, compared with it row by
 * row, and brought up to date by the migrations since. In a transaction, so that it happens whole or not at all.
 */
export async function loadTables(tx: Database, backup: Backup): Promise<void> {
  await writeAlike(tx);
  await dropTables(tx);
  await run(tx, migrationTable);
  for (const name of backup.manifest.migrations) await applyIn(tx, name);
  const shapes = await keptTables(tx);
  for (const shape of shapes) await load(tx, backup, shape);
  for (const shape of shapes) await compare(tx, backup, shape);
  const applied = new Set(backup.manifest.migrations);
  for (const name of migrationNames()) if (!applied.has(name)) await applyIn(tx, name);
}

async function dropTables(tx: Database) {
  const { tables, functions } = madeByMigrations();
  await run(tx, `drop table if exists ${tables.join(', ')} cascade`);
  if (functions.length > 0) await run(tx, `drop function if exists ${functions.join(', ')} cascade`);
}

async function applyIn(tx: Database, name: string) {
  await run(tx, migrationText(name));
  await sql`insert into migration (name) values (${name})`.execute(tx);
}

/** Several statements as one: neither driver takes more than one within a transaction of ours. */
async function run(tx: Database, statements: string) {
  await sql.raw(`do $restore$ begin execute $statements$${statements}$statements$; end $restore$`).execute(tx);
}

async function load(tx: Database, { folder, manifest }: Backup, shape: TableShape) {
  const table = sql.table(shape.name);
  const taken = manifest.tables.find(({ name }) => name === shape.name);
  if (!taken) throw new Error(`The backup has no table ${shape.name}.`);
  // The columns in the order in which they were written.
  const columns = taken.columns.flatMap((name) => shape.columns.find((column) => column.name === name) ?? []);
  // The rows went through them when they were new; a ledger, for one, is checked entry by entry.
  await sql`alter table ${table} disable trigger user`.execute(tx);
  for await (const lines of batchesIn(join(folder, tablePath(shape.name))))
    await addLines(tx, { name: shape.name, columns }, lines);
  await sql`alter table ${table} enable trigger user`.execute(tx);
  for (const { name, isIdentity } of columns) if (isIdentity) await goOnAfter(tx, shape.name, name);
}

/** New rows get numbers after the restored ones. */
async function goOnAfter(tx: Database, table: string, column: string) {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)}))
    from ${sql.table(table)} having count(*) > 0`.execute(tx);
}

/** Reads the table as a backup would, and compares. */
async function compare(tx: Database, { manifest }: Backup, shape: TableShape) {
  const taken = manifest.tables.find(({ name }) => name === shape.name);
  const columns = taken?.columns.flatMap((name) => shape.columns.find((column) => column.name === name) ?? []) ?? [];
  const digest = createLinesDigest();
  for await (const lines of linesOf(tx, { name: shape.name, columns })) for (const line of lines) digest.add(line);
  const found = digest.result();
  if (found.rows !== taken?.rows || found.digest !== taken.digest)
    throw new Error(`The table ${shape.name} is not what it was: ${found.rows} rows, ${taken?.rows} in the backup.`);
}
