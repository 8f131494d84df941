import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { endpoints, exampleCall } from '../../testing/example-calls.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const calls = endpoints.filter(([, { auth }]) => auth === 'console');

test('every call of the console refuses visitors, users, API keys, and operators who logged in with one step', async () => {
  const { app, call, db, signIn } = await startTestApp();
  const user = signIn();
  const oneStep = signIn('one_step');
  const { secret } = await call(contract.makeKey, { body: { name: 'A', scopes: ['resumes:read'] }, token: user });
  const held: [token: string | undefined, refused: string][] = [
    [undefined, '401 signed_out'],
    ['forged', '401 signed_out'],
    [secret, '401 signed_out'],
    [user, '403 operator_only'],
    [oneStep, '403 two_steps_missing'],
  ];
  for (const [name, endpoint] of calls)
    for (const [token, refused] of held) {
      const { path, query, body } = exampleCall(endpoint, crypto.randomUUID());
      const answer = await app.inject({
        method: endpoint.method,
        url: `/api${path}`,
        query,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body ? { payload: body } : {}),
      });
      expect(`${name} ${answer.statusCode} ${answer.json().code}`).toBe(`${name} ${refused}`);
    }
  const noted = await db.selectFrom('audit_entry').select('action').where('action', 'like', 'call%').execute();
  expect(noted).toEqual([]);
});

test('whoever logged in with two steps comes in, and the audit log shows it, newest first', async () => {
  const { call, signIn } = await startTestApp();
  const token = signIn('two_steps');
  const { email } = await call(contract.consoleEntry, { token });
  const { lines, hasMore } = await call(contract.consoleAudit, { token });
  expect(lines.map(({ actor, operator, action, subject }) => [actor, operator, action, subject])).toEqual([
    ['operator', email, 'Read the audit log', null],
    ['operator', email, 'Opened the console', null],
  ]);
  expect(hasMore).toBe(false);
});

test('the audit log is read a page at a time', async () => {
  const { call, signIn } = await startTestApp();
  const token = signIn('two_steps');
  for (let time = 0; time < 52; time++) await call(contract.consoleEntry, { token });
  const first = await call(contract.consoleAudit, { token });
  const last = first.lines.at(-1)?.number;
  const second = await call(contract.consoleAudit, { query: { before: last }, token });
  expect([first.lines.length, first.hasMore, second.lines.length, second.hasMore]).toEqual([50, true, 3, false]);
  expect(second.lines.every(({ number }) => number < (last ?? 0))).toBe(true);
});
