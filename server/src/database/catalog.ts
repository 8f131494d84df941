import { sql } from 'kysely';
import { migrationNames, migrationText } from './migrate.ts';
import type { Database } from './open.ts';

export type TableShape = { name: string; columns: Column[] };
type Column = { name: string; type: string; isIdentity: boolean };

/** What the migrations of this version made: a database may hold tables of other programs as well. */
export function madeByMigrations(): { tables: string[]; functions: string[] } {
  const texts = migrationNames().map(migrationText).join('\n');
  const made = (pattern: RegExp) => [...new Set([...texts.matchAll(pattern)].map(([, name = '']) => name))];
  return {
    tables: [...made(/^create (?:unlogged )?table (\w+)/gm), 'migration'],
    functions: made(/^create (?:or replace )?function (\w+)/gm),
  };
}

/**
 * The tables a backup keeps, each after those it refers to. Unlogged ones are left out: what is in them may be lost in a
 * crash, too. So are columns that the database computes.
 */
export async function keptTables(db: Database): Promise<TableShape[]> {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as "isIdentity"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const ours = new Set(madeByMigrations().tables.filter((name) => name !== 'migration'));
  const shapes = new Map<string, TableShape>();
  for (const { table, ...column } of rows) {
    if (!ours.has(table)) continue;
    const shape = shapes.get(table) ?? { name: table, columns: [] };
    shape.columns.push(column);
    shapes.set(table, shape);
  }
  return inOrder(shapes, await referencesIn(db));
}

type Reference = { from: string; to: string };

async function referencesIn(db: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select a.relname as from, b.relname as to from pg_constraint
    join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`.execute(db);
  return rows;
}

function inOrder(shapes: Map<string, TableShape>, references: Reference[]): TableShape[] {
  const ordered = new Set<TableShape>();
  const put = (shape: TableShape, above: readonly string[]) => {
    if (above.includes(shape.name)) throw new Error(`Tables that refer to each other: ${above.join(', ')}.`);
    for (const { from, to } of references) {
      const needed = from === shape.name ? shapes.get(to) : undefined;
      if (needed && !ordered.has(needed)) put(needed, [...above, shape.name]);
    }
    ordered.add(shape);
  };
  for (const shape of shapes.values()) put(shape, []);
  return [...ordered];
}
