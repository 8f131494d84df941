import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../testing/stores/prepared-database.ts';
import { emptyDatabase, freshDatabaseUrl, testOn } from '../testing/stores/test-database.ts';
import { lockFolder } from './folder-lock.ts';
import { openEmbedded, openPostgres } from './open.ts';

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-database-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  return folder;
}

test('values leave both engines alike', async () => {
  const { db } = await emptyDatabase();
  const { rows } = await sql`
    select 9007199254740991::bigint as large, count(*) as counted, date '2026-11-21' as day,
      '\\x00ff'::bytea as bytes, timestamptz '2026-11-21 12:00:00+02' as moment, '{"b": 1, "a": 2}'::json as document
  `.execute(db);
  expect(rows).toEqual([
    {
      large: 9007199254740991,
      counted: 1,
      day: '2026-11-21',
      bytes: new Uint8Array([0, 255]),
      moment: new Date('2026-11-21T10:00:00Z'),
      document: { b: 1, a: 2 },
    },
  ]);
});

test('a document keeps the order it was written in', async () => {
  const { db } = await emptyDatabase();
  const { rows } = await sql<{ kept: object }>`select ${'{"b":1,"a":2,"10":3}'}::json as kept`.execute(db);
  expect(Object.keys(rows[0]?.kept ?? {})).toEqual(['10', 'b', 'a']);
});

test('transactions that run side by side do not mix', async () => {
  const { db } = await emptyDatabase();
  const add = async (fails: boolean) =>
    await db.transaction().execute(async (tx) => {
      const id = crypto.randomUUID();
      const row = { id, owner_id: null, storage_key: id, file_name: String(fails), created_at: new Date() };
      await tx.insertInto('resume').values(row).execute();
      if (fails) throw new Error('rolled back');
    });
  await Promise.allSettled(Array.from({ length: 10 }, async (_, index) => await add(index % 2 === 0)));
  const rows = await db.selectFrom('resume').select('file_name').execute();
  expect(rows.map((row) => row.file_name)).toEqual(Array(5).fill('false'));
});

testOn('embedded')('what was committed is there after reopening the folder', async () => {
  const folder = await emptyFolder();
  await prepareDatabase(folder);
  const first = await openEmbedded(folder);
  await sql`create table note (text text)`.execute(first.db);
  await sql`insert into note values ('kept')`.execute(first.db);
  await expect(openEmbedded(folder)).rejects.toThrow('in use by another process');
  await first.close();

  const second = await openEmbedded(folder);
  const { rows } = await sql<{ text: string }>`select text from note`.execute(second.db);
  expect(rows).toEqual([{ text: 'kept' }]);
  await second.close();
});

test('a data folder has one owner, and is private', async () => {
  const folder = join(await emptyFolder(), 'data');
  const unlock = lockFolder(folder);
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    try { lockFolder(process.argv[1]); console.log('mine'); } catch (error) { console.log(error.message); }`;
  const race = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script, folder], { encoding: 'utf8' });
  expect(race()).toContain('in use by another process');
  unlock();
  expect(race()).toBe('mine\n');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a folder written by another version of the engine is told apart from a broken one', async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n');
  await expect(openEmbedded(folder)).rejects.toThrow('was written by PostgreSQL 17; this version reads 18');
});

testOn('embedded')('the database belongs to its owner alone, whatever made it and whatever the umask is', async () => {
  const folder = await emptyFolder();
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const open = async () => {
    const { db, close } = await openEmbedded(folder);
    await sql`create table if not exists note (text text)`.execute(db);
    await close();
  };
  await open();
  const modes = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return (statSync(path).mode & 0o077) === 0 ? [] : [path];
    });
  expect(modes()).toEqual([]);

  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'owner.lock.db'), 0o644);
  chmodSync(join(folder, 'database', 'global'), 0o755);
  chmodSync(join(folder, 'database', 'PG_VERSION'), 0o666);
  await open();
  expect(modes()).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

testOn('embedded')('a damaged database says what is damaged, and what to do, and is left as it is', async () => {
  const folder = await emptyFolder();
  await prepareDatabase(folder);
  const control = join(folder, 'database', 'global', 'pg_control');
  await writeFile(control, new Uint8Array(8192));
  await expect(openEmbedded(folder)).rejects.toThrow(/is damaged and cannot be opened[\s\S]*from your last backup/);
  expect(readFileSync(control).every((byte) => byte === 0)).toBe(true);

  await rm(join(folder, 'database', 'PG_VERSION'));
  await expect(openEmbedded(folder)).rejects.toThrow('PG_VERSION is missing');
});

testOn('postgres')('hosts that start at the same moment migrate once', async () => {
  const url = await freshDatabaseUrl('test_migrators');
  const hosts = await Promise.all(Array.from({ length: 4 }, async () => await openPostgres(url, console.error)));
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(hosts[0]?.db as never);
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
  for (const host of hosts) await host.close();
});
