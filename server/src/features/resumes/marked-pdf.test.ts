import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

test('a resume comes back with the notes of its report on it', async () => {
  const { db, send, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  // No endpoint accepts such a name any more, but older rows may have one.
  const fileName = 'Ada “B”\r\nX: é.pdf';
  await db.updateTable('resume').set({ file_name: fileName }).where('id', '=', params.id).execute();
  const answer = await send(contract.markedPdf, { params, token });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'application/pdf',
    'Redmark: 1 2 3 4 5 6 7 8 9',
  ]);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="Ada _B___X_ _ marked.pdf"');
});

test('nobody downloads somebody else’s resume', async () => {
  const { send, graded, signIn } = await startTestApp();
  const params = { id: await graded(signIn()) };
  expect((await send(contract.markedPdf, { params, token: signIn() })).json().code).toBe('not_found');
});

test('without the file nothing can be marked, and that is said', async () => {
  const { send, folder, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  await rm(join(folder, 'files'), { recursive: true, force: true });
  const answer = await send(contract.markedPdf, { params, token });
  expect([answer.statusCode, answer.json().code]).toEqual([410, 'original_gone']);
});

test('a resume that was not graded has nothing to mark', async () => {
  const { send, upload, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await upload(undefined, token) };
  expect((await send(contract.markedPdf, { params, token })).json().code).toBe('not_graded');
});
