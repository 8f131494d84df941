import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TableShape } from '../../database/catalog.ts';
import type { Database } from '../../database/open.ts';

/** Rows are read and written so many at a time: a report takes some 50 KB. */
const atOnce = 200;

/**
 * Every row of a table as a line of JSON: an array with each column as PostgreSQL writes it, or null. So both engines
 * read what the other wrote, and reports stored as `json` keep their bytes. To be called in a transaction.
 */
export async function* linesOf(tx: Database, { name, columns }: TableShape): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  const cursor = sql.ref(`backup_${name}`);
  await sql`declare ${cursor} no scroll cursor for
    select json_build_array(${texts})::text as line from ${sql.table(name)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close ${cursor}`.execute(tx);
}

/** How times and numbers are written, for as long as the transaction lasts. */
export async function writeAlike(tx: Database) {
  for (const setting of ['datestyle to iso', `timezone to 'UTC'`, 'extra_float_digits to 1', 'bytea_output to hex'])
    await sql.raw(`set local ${setting}`).execute(tx);
}

/** Adds lines to a table that has these columns. */
export async function addLines(tx: Database, { name, columns }: TableShape, lines: string[]) {
  const refs = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(name)} (${refs}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(tx);
}

/** A digest of lines in any order: databases that sort texts differently agree on it. */
export function createLinesDigest() {
  const sum = Buffer.alloc(32);
  let rows = 0;
  return {
    add(line: string) {
      rows += 1;
      for (const [at, byte] of createHash('sha256').update(line).digest().entries()) sum[at] = (sum[at] ?? 0) ^ byte;
    },
    result: () => ({ rows, digest: sum.toString('hex') }),
  };
}
