import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

async function startShared() {
  const app = await startTestApp();
  const token = app.signIn();
  const params = { id: await app.graded(token) };
  const { link } = await app.call(contract.shareReport, { params, token });
  return { ...app, token, params, link, key: keyOf(link.url) };
}

test('a link shows the report and nothing of the account', async () => {
  const { call, key, params } = await startShared();
  const shared = await call(contract.sharedReport, { body: { key } });
  expect(Object.keys(shared).toSorted()).toEqual(['author', 'fileName', 'grading', 'remarks', 'thumbnail', 'withheld']);
  expect([shared.author, shared.remarks]).toEqual(['', []]);
  expect(shared.grading.findings).toHaveLength(9);
  expect(shared.thumbnail.big).toHaveLength(1);
  const { thumbnail: _links, ...rest } = shared;
  expect(JSON.stringify(rest)).not.toContain(params.id);
});

test('the owner sees the same link again, and gets no second one', async () => {
  const { call, link, params, token } = await startShared();
  expect((await call(contract.shareLinkOf, { params, token })).link).toEqual(link);
  expect((await call(contract.shareReport, { params, token })).link).toEqual(link);
});

test('a link that was ended opens nothing, and the next one is another', async () => {
  const { call, send, key, params, token } = await startShared();
  await call(contract.stopSharing, { params, token });
  const answer = await send(contract.sharedReport, { body: { key } });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'link_ended']);
  expect((await call(contract.shareLinkOf, { params, token })).link).toBeNull();
  const next = keyOf((await call(contract.shareReport, { params, token })).link.url);
  expect(next).not.toBe(key);
  expect((await send(contract.sharedReport, { body: { key } })).statusCode).toBe(404);
  expect((await send(contract.sharedReport, { body: { key: next } })).statusCode).toBe(200);
});

test('pictures of a shared report open by its link alone, and end with it', async () => {
  const { app, call, key, params, token } = await startShared();
  const { thumbnail } = await call(contract.sharedReport, { body: { key } });
  const [mid = '', big = ''] = [thumbnail.mid[0], thumbnail.big[0]];
  const status = async (url: string) => (await app.inject(new URL(url).pathname + new URL(url).search)).statusCode;
  expect([await status(mid), await status(big)]).toEqual([200, 200]);
  expect((await app.inject(mid)).headers['content-type']).toBe('image/png');
  expect(await status(mid.replace('/504?', '/1008?'))).toBe(404);
  const forged = mid.replace(/sign=./, (sign) => (sign === 'sign=_' ? 'sign=-' : 'sign=_'));
  expect(await status(forged)).toBe(404);
  await call(contract.stopSharing, { params, token });
  expect([await status(mid), await status(big)]).toEqual([404, 404]);
});

test('the database knows the key by its hash alone', async () => {
  const { db, key } = await startShared();
  expect(key).toMatch(/^[\w-]{43}$/);
  const row = await db.selectFrom('share_link').selectAll().executeTakeFirstOrThrow();
  expect(row.key_hash).toBe(createHash('sha256').update(key).digest('hex'));
  expect(JSON.stringify(row)).not.toContain(key);
});

test('nobody shares, sees or ends the link of somebody else’s report', async () => {
  const { send, key, params, signIn } = await startShared();
  const eve = signIn();
  for (const endpoint of [contract.shareReport, contract.shareLinkOf, contract.stopSharing])
    expect((await send(endpoint, { params, token: eve })).json().code).toBe('not_found');
  expect((await send(contract.sharedReport, { body: { key } })).statusCode).toBe(200);
});

test.each(['resume', 'account'])('a link ends with the %s, and its key goes with it', async (what) => {
  const { call, send, db, folder, key, params, token } = await startShared();
  expect(globSync('**/share-key.txt', { cwd: folder })).toHaveLength(1);
  if (what === 'resume') await call(contract.deleteResume, { params, token });
  else await call(contract.deleteUser, { token });
  expect((await send(contract.sharedReport, { body: { key } })).statusCode).toBe(404);
  expect(await db.selectFrom('share_link').selectAll().execute()).toEqual([]);
  expect(globSync('**/share-key.txt', { cwd: folder })).toEqual([]);
});

test('of many calls that share at once, all get one link, and it opens', async () => {
  const { call, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  const made = await Promise.all(
    Array.from({ length: 20 }, async () => (await call(contract.shareReport, { params, token })).link.url),
  );
  expect(new Set(made).size).toBe(1);
  const { link } = await call(contract.shareReport, { params, token });
  const { grading } = await call(contract.sharedReport, { body: { key: keyOf(link.url) } });
  expect(grading.findings).toHaveLength(9);
});

test('a report that is not there yet cannot be shared', async () => {
  const { send, upload, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await upload(undefined, token) };
  expect((await send(contract.shareReport, { params, token })).json().code).toBe('not_graded');
});

test('whoever tries keys is slowed down', async () => {
  const { send } = await startTestApp({ limits: 'on' });
  const tries: number[] = [];
  for (let time = 0; time < 61; time += 1)
    tries.push((await send(contract.sharedReport, { body: { key: `guess-${time}` } })).statusCode);
  expect([tries[0], tries.at(-1)]).toEqual([404, 429]);
});
