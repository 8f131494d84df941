import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

test('a grading without a report is listed with its code and its account, and never with its name', async () => {
  const { call, db, signIn, upload } = await startTestApp();
  const [token, ada] = [signIn('two_steps'), signIn()];
  const { email } = await call(contract.getUser, { token: ada });
  const resumeId = await upload(shortPdf(['encrypted']), ada);
  await call(contract.startGrading, { body: { resumeId }, token: ada });
  await until(async () => {
    const { state } = await db.selectFrom('review').select('state').executeTakeFirstOrThrow();
    return state === 'refused';
  });
  const { gradings } = await call(contract.consoleGradings, { query: { state: 'refused' }, token });
  expect(gradings).toMatchObject([{ resumeId, state: 'refused', account: { email } }]);
  expect(gradings[0]?.code).not.toBe('unknown');
  expect(JSON.stringify(gradings)).not.toContain('resume.pdf');
  expect((await call(contract.consoleGradings, { query: { state: 'failed' }, token })).gradings).toEqual([]);
});

test('the queue tells of each kind what waits, what runs and what comes later', async () => {
  const { call, db, queue, signIn } = await startTestApp({ grades: false });
  const token = signIn('two_steps');
  await queue.add(db, 'review', crypto.randomUUID(), { turn: 0, isVisitor: false });
  await queue.add(db, 'bulk', crypto.randomUUID(), { turn: 0, isVisitor: false, afterSeconds: 600 });
  const { lines, threads } = await call(contract.consoleQueue, { token });
  expect(lines.map(({ name, waiting, later, running }) => [name, waiting, later, running])).toEqual([
    ['review', 1, 0, 0],
    ['bulk', 0, 1, 0],
    ['webhook', 0, 0, 0],
    ['letter', 0, 0, 0],
  ]);
  expect(threads.all).toBeGreaterThanOrEqual(threads.idle);
});
