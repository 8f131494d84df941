import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { endpoints, exampleCall } from '../../testing/example-calls.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

const every: contract.Scope[] = [...contract.scopeNames];

async function startKeyed(scopes: contract.Scope[] = every, options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  const token = app.signIn();
  const { key, secret } = await app.call(contract.makeKey, { body: { name: 'Nightly import', scopes }, token });
  return { ...app, token, key, secret };
}

test('a whole grading goes with a key: upload, start, wait, report, marked PDF', async () => {
  const { call, send, upload, secret: token, token: own } = await startKeyed();
  const resumeId = await upload(shortPdf(['noted']), token);
  await call(contract.thumbnail, { body: { resumeId }, token });
  await call(contract.startGrading, { body: { resumeId }, token });
  const params = { id: resumeId };
  await until(async () => (await send(contract.analysisResult, { params, token })).statusCode === 200);
  const { grading } = await call(contract.analysisResult, { params, token });
  expect(grading?.findings.length).toBeGreaterThan(0);
  const marked = await send(contract.markedPdf, { params, token });
  expect([marked.statusCode, marked.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { allResume } = await call(contract.listResumes, { token: own });
  expect(allResume.map((one) => one.resumeId)).toEqual([resumeId]);
});

test('a key opens the calls of its scopes, and never those of accounts, money and keys', async () => {
  const { app, secret } = await startKeyed(['resumes:read']);
  const headers = { authorization: `Bearer ${secret}` };
  for (const [name, endpoint] of endpoints.filter(([, { auth }]) => auth === 'bearer')) {
    const { path, query, body } = exampleCall(endpoint, crypto.randomUUID());
    const answer = await app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      query,
      headers,
      ...(body ? { payload: body } : {}),
    });
    const code = answer.statusCode === 200 ? undefined : answer.json().code;
    expect([name, code === 'key_may_not']).toEqual([name, endpoint.scope !== 'resumes:read']);
  }
  for (const name of ['getUser', 'deleteUser', 'exportAccount', 'subscribe', 'makeKey', 'listKeys', 'revokeKey'])
    expect(endpoints.find(([one]) => one === name)?.[1].scope).toBeUndefined();
});

test('a key sees nothing of another account, and another account neither sees nor revokes it', async () => {
  const { call, send, signIn, graded, secret, key } = await startKeyed();
  const eve = signIn();
  const params = { id: await graded(eve) };
  expect((await send(contract.analysisResult, { params, token: secret })).json().code).toBe('not_found');
  expect((await call(contract.listResumes, { token: secret })).allResume).toEqual([]);
  expect((await call(contract.listKeys, { token: eve })).keys).toEqual([]);
  expect((await send(contract.revokeKey, { params: { id: key.id }, token: eve })).json().code).toBe('not_found');
  expect((await send(contract.listResumes, { token: secret })).statusCode).toBe(200);
});

test('a revoked key, a changed one and one of nobody are refused', async () => {
  const { call, send, token, secret, key } = await startKeyed();
  const status = async (held: string) => (await send(contract.listResumes, { token: held })).statusCode;
  expect([await status(secret), await status(`${secret}x`), await status('rmk_')]).toEqual([200, 401, 401]);
  await call(contract.revokeKey, { params: { id: key.id }, token });
  const answer = await send(contract.listResumes, { token: secret });
  expect([answer.statusCode, answer.json().message]).toEqual([401, expect.stringContaining('was revoked')]);
  expect((await call(contract.listKeys, { token })).keys).toEqual([]);
});

test('the database has the digest of a key and its beginning, never the key; the list tells when it was used', async () => {
  const { call, db, clock, token, secret, key } = await startKeyed();
  expect(secret).toMatch(/^rmk_[\w-]{43}$/);
  const rows = await db.selectFrom('api_key').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(rows[0]?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(key).toMatchObject({ name: 'Nightly import', prefix: secret.slice(0, 12), scopes: every, usedAt: null });
  await call(contract.listResumes, { token: secret });
  const [listed] = (await call(contract.listKeys, { token })).keys;
  expect(listed?.usedAt).toBe(clock.now.toISOString());
  expect(JSON.stringify(await call(contract.listKeys, { token }))).not.toContain(secret.slice(14));
});

test('an account has so many keys and no more, also when it asks for many at once', async () => {
  const { send, call, token } = await startKeyed();
  const asked = { body: { name: 'One of many', scopes: every }, token };
  const answers = await Promise.all(
    Array.from({ length: contract.keysPerAccount + 2 }, () => send(contract.makeKey, asked)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(contract.keysPerAccount - 1);
  // Which of them come too late is a matter of the database.
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code);
  expect(refused).toEqual(Array.from({ length: 3 }, () => 'too_many_keys'));
  expect((await call(contract.listKeys, { token })).keys).toHaveLength(contract.keysPerAccount);
});

test('names and scopes that are none are refused', async () => {
  const { send, token } = await startKeyed();
  for (const body of [
    { name: '', scopes: every },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['money'] },
  ])
    expect((await send(contract.makeKey, { body: body as never, token })).statusCode).toBe(400);
});

test('keys are in the archive of the account, and go with it', async () => {
  const { call, send, db, token, secret } = await startKeyed();
  const archive = (await send(contract.exportAccount, { token })).rawPayload.toString('latin1');
  expect(archive).toContain('api-keys.json');
  expect(archive).not.toContain(secret);
  await call(contract.deleteUser, { token });
  expect(await db.selectFrom('api_key').selectAll().execute()).toEqual([]);
  expect((await send(contract.listResumes, { token: secret })).statusCode).toBe(401);
});

test('one key may not call without end', async () => {
  const { send, secret } = await startKeyed(['resumes:read'], { limits: 'on' });
  const read = (index: number) =>
    index % 2 === 0
      ? send(contract.listResumes, { token: secret })
      : send(contract.closeReading, { params: { id: crypto.randomUUID() }, token: secret });
  const statuses: number[] = [];
  for (let index = 0; index <= 600; index++) statuses.push((await read(index)).statusCode);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
});
