import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Where any of these words occurs: tables of every schema, and files of a folder. */
export async function tracesOf(words: string[], db: Database, folder: string): Promise<string[]> {
  return [...(await tracesInTables(words, db)), ...(await tracesInFiles(words, folder))];
}

async function tracesInTables(words: string[], db: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    for (const word of words) {
      const { rows } = await sql`select row::text as text from ${sql.raw(name)} as row
        where position(lower(${word}) in lower(row::text)) > 0 limit 1`.execute(db);
      if (rows.length > 0) found.push(`${word} in ${name}`);
    }
  }
  return found;
}

async function tracesInFiles(words: string[], folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const text = `${path}\n${(await readFile(path, 'latin1')).replaceAll('=\n', '')}`.toLowerCase();
    for (const word of words)
      if (text.includes(word.toLowerCase())) found.push(`${word} in ${path.slice(folder.length)}`);
  }
  return found;
}
