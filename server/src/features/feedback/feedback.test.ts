import { deleteUser, submitFeedback } from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

const body = { rating: '4', message: 'The marks were where I expected them.' } as const;

test('what a user thinks of a report is kept with their account', async () => {
  const { call, db, signIn } = await startTestApp();
  const token = signIn();
  expect(await call(submitFeedback, { body, token })).toEqual({
    message: 'Thank you. Your feedback has been received.',
  });
  expect(await db.selectFrom('feedback').selectAll().execute()).toMatchObject([{ rating: 4, message: body.message }]);
});

test.each([
  ['rating', { rating: '6' }],
  ['rating', { rating: 4 }],
  ['message', { message: 'Fine.    ' }],
])('a wrong %s is refused', async (field, wrong) => {
  const { app, db, signIn } = await startTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/submit-feedback',
    headers: { authorization: `Bearer ${signIn()}` },
    payload: { ...body, ...wrong },
  });
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect(await db.selectFrom('feedback').selectAll().execute()).toEqual([]);
});

test('a visitor is asked to log in', async () => {
  const { send } = await startTestApp();
  expect((await send(submitFeedback, { body })).statusCode).toBe(401);
});

test('feedback goes with the account', async () => {
  const { call, db, signIn } = await startTestApp();
  const token = signIn();
  await call(submitFeedback, { body, token });
  await call(deleteUser, { token });
  expect(await db.selectFrom('feedback').selectAll().execute()).toEqual([]);
});
