import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PartDown } from '../base/part-down.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { emptyDatabase } from '../testing/stores/test-database.ts';
import { createErrorLog, createLog } from './log.ts';

function written(level = 'debug') {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog(level, destination);
  const clock = { now: 0 };
  return { lines, log, clock, logError: createErrorLog(log, () => clock.now) };
}

const secret = 'Augusta-of-Ockham';

test('a statement that fails is written down without the values it was given', async () => {
  const { db } = await emptyDatabase();
  const { lines, log, logError } = written();
  const id = crypto.randomUUID();
  const row = { id, owner_id: null, storage_key: id, file_name: secret, created_at: new Date() };
  await db.insertInto('resume').values(row).execute();
  const failing = [
    db.insertInto('resume').values(row).execute(),
    db
      .insertInto('resume')
      .values({ ...row, id: crypto.randomUUID(), file_name: `${secret}\u0000` })
      .execute(),
    sql`select ${secret}::uuid`.execute(db),
    sql`select ${`${secret}"\n    at ${secret}`}::integer`.execute(db),
    sql`select ${`{"a": "${secret}`}::json`.execute(db),
  ];
  for (const result of await Promise.allSettled(failing)) {
    expect(result.status).toBe('rejected');
    const { reason } = result as PromiseRejectedResult;
    logError(reason);
    log.error(reason);
    log.warn({ err: new Error(`could not keep "${secret}"`, { cause: reason }) });
  }
  for (const text of [`{"name": "${secret}`, `"${secret}" x`, secret])
    try {
      JSON.parse(text);
    } catch (error) {
      logError(error);
    }
  const all = lines.join('');
  expect(all).not.toContain(secret);
  expect(all).not.toContain('Ockham');
  expect(all).not.toContain(id);
  // What is needed to find the fault is in the log.
  expect(all).toContain('23505');
  expect(all).toContain('log.test.ts');
});

test('a request is written down by its route: the id of an upload is the key to it', async () => {
  const { lines, log } = written('info');
  const app = await startTestApp({ log });
  const id = crypto.randomUUID();
  await app.app.inject(`/api/grading/public-progress/${id}?signature=${secret}`);
  await app.app.inject(`/files/${id}/original.pdf?signature=${secret}`);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(id);
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('/api/grading/public-progress/:id');
});

test('a cause is written down once a minute, and what was left out is counted', () => {
  const { lines, clock, logError } = written();
  const away = () => new PartDown('database', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
  for (let call = 0; call < 100; call += 1) logError(away());
  logError(new PartDown('storage', { cause: new Error('no') }));
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ part: 'database', code: 'ECONNREFUSED', why: 'no' });

  clock.now = 60_000;
  logError(away());
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ part: 'database', alsoBefore: 99 });
});
