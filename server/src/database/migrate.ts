import { readdirSync, readFileSync } from 'node:fs';

/** Runs SQL, possibly several statements, always on the same connection. */
type Session = (sql: string) => Promise<Record<string, unknown>[]>;

const folder = new URL('./migrations/', import.meta.url);

/** All migrations of this version, in their order. */
export const migrationNames = () => readdirSync(folder).toSorted();

export const migrationText = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** The list of the migrations that were run. */
export const migrationTable =
  'create table if not exists migration (name text primary key, at timestamptz not null default now())';

/** Runs pending migrations. The caller holds the lock: two hosts starting at once must not both migrate. */
export async function migrate(session: Session): Promise<void> {
  await session(migrationTable);
  const applied = new Set((await session('select name from migration')).map((row) => row.name));
  for (const name of migrationNames()) {
    if (applied.has(name)) continue;
    await apply(session, name, migrationText(name));
  }
}

async function apply(session: Session, name: string, sql: string) {
  try {
    await session(`begin;\n${sql}\n;insert into migration (name) values ('${name}');\ncommit;`);
  } catch (error) {
    await session('rollback');
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
}
