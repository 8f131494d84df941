import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { PartDown } from '../base/part-down.ts';
import { startCable, targetOf, throughCable } from '../testing/cable.ts';
import { freshDatabaseUrl, testOn } from '../testing/stores/test-database.ts';
import { until } from '../testing/until.ts';
import { databaseDown, isBadValue } from './database-down.ts';
import { type Database, openPostgres } from './open.ts';
import { openPool } from './pool.ts';
import { untilThere } from './until-there.ts';

test('what the database says of itself is told from what it says of a statement', () => {
  const said = (code: string) => Object.assign(new Error('said'), { code });
  for (const code of ['57P01', '57P03', '53300', '53100', '08006', '57014', '40P01', 'ECONNREFUSED', 'ECONNRESET'])
    expect(databaseDown(said(code)), code).toBeInstanceOf(PartDown);
  for (const code of ['23505', '42601', '22021', '28P01', '3D000'])
    expect(databaseDown(said(code)), code).toBeUndefined();
  expect(databaseDown(said('53100'))?.isFull).toBe(true);
  expect(databaseDown(new Error('Connection terminated unexpectedly'))).toBeInstanceOf(PartDown);
  expect(databaseDown(new Error('no such account'))).toBeUndefined();
  expect(isBadValue(said('22021'))).toBe(true);
});

async function openThrough(name: string) {
  const url = await freshDatabaseUrl(name);
  const cable = await startCable(targetOf(url));
  onTestFinished(cable.close);
  const logged: unknown[] = [];
  const pool = openPool(
    { url: throughCable(url, cable) },
    {
      connections: 3,
      log: (error) => logged.push(error),
      freshSeconds: 0,
    },
  );
  onTestFinished(async () => await pool.end());
  return { url, cable, pool, logged };
}

testOn('postgres')('a connection that is lost in a transaction ends that transaction and nothing else', async () => {
  const url = await freshDatabaseUrl('test_lost');
  const database = await openPostgres(url, () => {});
  onTestFinished(database.close);
  const lost = database.db.transaction().execute(async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(lost).rejects.toBeInstanceOf(PartDown);
  const idle = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    await sql`select 1`.execute(tx);
  });
  await expect(idle).rejects.toBeInstanceOf(PartDown);
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

testOn('postgres')('connections that went deaf are found out when they are borrowed', async () => {
  const { pool, cable } = await openThrough('test_deaf');
  await Promise.all([pool.run('select pg_sleep(0.1)'), pool.run('select pg_sleep(0.1)'), pool.run('select 1')]);
  cable.freeze();
  const start = performance.now();
  const answers = await Promise.all([1, 2, 3].map(async (value) => await pool.run('select $1::int as value', [value])));
  expect(answers.map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 3]);
  expect(performance.now() - start).toBeLessThan(5000);
});

testOn('postgres')('a statement that went out and gets no answer ends in seconds, and the next works', async () => {
  const { pool, cable } = await openThrough('test_silent');
  const asked = pool.run('select pg_sleep(1)');
  await until(() => cable.connections() > 0);
  await until(async () => (await pool.run('select 1')).rows.length === 1);
  cable.freeze();
  await expect(asked).rejects.toBeInstanceOf(PartDown);
  expect((await pool.run('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

testOn('postgres')('a statement that is run often goes on when its table gets a column', async () => {
  const pool = openPool({ url: await freshDatabaseUrl('test_often') }, { connections: 1, log: () => {} });
  onTestFinished(async () => await pool.end());
  await pool.run('create table person (id int)');
  const add = async (id: number) => (await pool.run('insert into person values ($1) returning *', [id])).rows;
  for (let id = 0; id < 30; id++) expect(await add(id)).toEqual([{ id }]);
  const { rows: prepared } = await pool.run(`select statement from pg_prepared_statements where statement ~ '^insert'`);
  expect(prepared).toHaveLength(1);
  await pool.run('alter table person add name text');
  for (const id of [30, 31]) expect(await add(id)).toEqual([{ id, name: null }]);
  expect((await pool.run('select count(*) as count from person')).rows).toEqual([{ count: 32 }]);
});

testOn('postgres')('a transaction does not fail because its table got a column', async () => {
  const database = await openPostgres(await freshDatabaseUrl('test_often_alone'), () => {});
  onTestFinished(database.close);
  await sql`create table person (id int)`.execute(database.db);
  const read = async (db: Database) => (await sql`select * from person where id = ${1}`.execute(db)).rows;
  for (let time = 0; time < 30; time++) await read(database.db);
  for (let time = 0; time < 30; time++) await database.db.transaction().execute(read);
  await sql`insert into person values (1)`.execute(database.db);
  await sql`alter table person add name text`.execute(database.db);
  const found = [{ id: 1, name: null }];
  expect(await database.db.transaction().execute(read)).toEqual(found);
  expect(await read(database.db)).toEqual(found);
});

testOn('postgres')('a server that takes no further connection is a part that is down', async () => {
  const url = new URL(await freshDatabaseUrl('test_full'));
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  onTestFinished(async () => {
    await owner.query('drop role if exists narrow');
    await owner.end();
  });
  await owner.query('drop role if exists narrow');
  await owner.query('create role narrow login connection limit 1');
  url.username = 'narrow';
  const pool = openPool({ url: url.href }, { connections: 3, log: () => {} });
  onTestFinished(async () => await pool.end());
  const only = await pool.connect();
  await expect(pool.connect()).rejects.toBeInstanceOf(PartDown);
  only.release();
  expect((await pool.run('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

testOn('postgres')('a start waits for a database that is not there yet, and says so', async () => {
  const url = await freshDatabaseUrl('test_late');
  const cable = await startCable(targetOf(url));
  onTestFinished(cable.close);
  cable.refuse(true);
  const said: string[] = [];
  const say = (sentence: string) => {
    said.push(sentence);
    if (said.length === 3) cable.refuse(false);
  };
  const database = await openPostgres(throughCable(url, cable), () => {}, { say, firstPauseMilliseconds: 1 });
  await database.close();
  expect(said[0]).toMatch(/^The database does not answer yet \(.+\)\. Trying again in 0\.001 s\.$/);

  cable.refuse(true);
  const never = untilThere(
    async () => await openPool({ url: throughCable(url, cable) }, { connections: 1, log() {} }).connect(),
    {
      say: () => {},
      firstPauseMilliseconds: 1,
      seconds: 0.1,
    },
  );
  await expect(never).rejects.toBeInstanceOf(PartDown);
});
