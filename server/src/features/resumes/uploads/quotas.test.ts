import {
  accountQuota,
  claimPublicResume,
  publicRequestUpload,
  requestUpload,
  thumbnail,
  visitorQuota,
} from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../../base/durations.ts';
import { pdfType, startTestApp } from '../../../testing/start-test-app.ts';

const megabyte = 1024 * 1024;
const { day } = millisecondsIn;
const body = { fileName: 'a.pdf', type: pdfType };

test('an account keeps so many files, and is told what to do about it', async () => {
  const { db, call, send, signIn } = await startTestApp();
  const ada = signIn();
  const { resumeId } = await call(requestUpload, { body: { ...body, size: 1000 }, token: ada });
  const { owner_id, created_at } = await db
    .selectFrom('resume')
    .select(['owner_id', 'created_at'])
    .where('id', '=', resumeId)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: accountQuota.files - 1 }, () => {
    const id = crypto.randomUUID();
    return { id, owner_id, storage_key: id, file_name: 'a.pdf', created_at };
  });
  for (let at = 0; at < rows.length; at += 1000)
    await db
      .insertInto('resume')
      .values(rows.slice(at, at + 1000))
      .execute();

  const refused = await send(requestUpload, { body, token: ada });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_files']);
  expect((await send(requestUpload, { body, token: signIn() })).statusCode).toBe(200);
});

test('an account keeps so many bytes: promised ones count as promised, and those that came as they came', async () => {
  const { db, call, send, signIn } = await startTestApp();
  const ada = signIn();
  const { resumeId } = await call(requestUpload, { body: { ...body, size: 1000 }, token: ada });
  const set = async (bytes: number) =>
    await db.updateTable('resume').set({ size: bytes, sha256: 'ab' }).where('id', '=', resumeId).execute();
  const ask = async (size: number) => (await send(requestUpload, { body: { ...body, size }, token: ada })).statusCode;

  await set(accountQuota.bytes - 5 * megabyte);
  expect(await ask(6 * megabyte)).toBe(409);
  expect(await ask(4 * megabyte)).toBe(200);
  expect(await ask(2 * megabyte)).toBe(409);
});

test('one address uploads only so much that nobody claims, and what is claimed counts no more', async () => {
  const { app, call, upload, signIn } = await startTestApp();
  const size = 25 * megabyte;
  const ask = async (remoteAddress: string) => {
    const payload = { ...body, size };
    const url = `/api${publicRequestUpload.path}`;
    return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  const most = visitorQuota.bytes / size;
  for (let file = 0; file < most; file += 1) expect(await ask('203.0.113.1')).toBe(200);
  expect(await ask('203.0.113.1')).toBe(429);
  expect(await ask('203.0.113.2')).toBe(200);

  for (let file = 1; file < most; file += 1) await ask('127.0.0.1');
  const resumeId = await upload();
  expect(await ask('127.0.0.1')).toBe(429);
  await call(claimPublicResume, { body: { resumeId }, token: signIn() });
  expect(await ask('127.0.0.1')).toBe(200);
});

test('one address has only so many uploads waiting', async () => {
  const { db, call, send } = await startTestApp();
  await call(publicRequestUpload, { body: { ...body, size: 1000 } });
  const { sender, created_at } = await db
    .selectFrom('resume')
    .select(['sender', 'created_at'])
    .executeTakeFirstOrThrow();
  expect(sender).not.toContain('127.0.0.1');
  const rows = Array.from({ length: visitorQuota.files - 1 }, () => {
    const id = crypto.randomUUID();
    return { id, sender, storage_key: id, file_name: 'a.pdf', created_at };
  });
  await db.insertInto('resume').values(rows).execute();

  const refused = await send(publicRequestUpload, { body });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_uploads']);
});

test('links that were asked for and never used count no more after a week', async () => {
  const { call, clock, db, features, signIn, upload } = await startTestApp();
  const ada = signIn();
  const kept = await upload(undefined, ada);
  await call(thumbnail, { body: { resumeId: kept }, token: ada });
  await call(requestUpload, { body, token: ada });

  clock.now = after(clock.now, 6 * day);
  await features.resumes.erasing.sweep();
  expect(await db.selectFrom('resume').select('id').execute()).toHaveLength(2);
  clock.now = after(clock.now, 2 * day);
  await features.resumes.erasing.sweep();
  expect(await db.selectFrom('resume').select('id').execute()).toEqual([{ id: kept }]);
});
