import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

test('a note is marked as done and taken back, and the report and its grades stay as they are', async () => {
  const { call, db, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  const before = await db.selectFrom('review').select('grading').executeTakeFirstOrThrow();
  const mark = async (number: number, done: boolean) =>
    (await call(contract.markDone, { params, body: { number, done }, token })).done;

  expect(await mark(3, true)).toEqual([3]);
  expect(await mark(1, true)).toEqual([1, 3]);
  expect(await mark(1, true)).toEqual([1, 3]);
  expect((await call(contract.analysisResult, { params, token })).done).toEqual([1, 3]);
  expect(await mark(3, false)).toEqual([1]);
  expect(await db.selectFrom('review').select('grading').executeTakeFirstOrThrow()).toEqual(before);
});

test('nobody marks a note of somebody else’s report', async () => {
  const { call, send, graded, signIn } = await startTestApp();
  const [ada, eve] = [signIn(), signIn()];
  const params = { id: await graded(ada) };
  const body = { number: 1, done: true };
  expect((await send(contract.markDone, { params, body, token: eve })).json().code).toBe('not_found');
  expect((await call(contract.analysisResult, { params, token: ada })).done).toEqual([]);
});

test('a note that is not in the report cannot be done', async () => {
  const { send, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  const answer = await send(contract.markDone, { params, body: { number: 99, done: true }, token });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_note']);
});

test('marks go with the resume', async () => {
  const { call, db, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  await call(contract.markDone, { params, body: { number: 1, done: true }, token });
  await call(contract.deleteResume, { params, token });
  expect(await db.selectFrom('finding_done').selectAll().execute()).toEqual([]);
});
