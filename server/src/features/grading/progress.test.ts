import type { AddressInfo } from 'node:net';
import { publicStartGrading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { followProgress } from '../../testing/read-events.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

async function startListeningApp(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const progressUrl = (id: string) => `http://127.0.0.1:${port}/api/grading/public-progress/${id}`;
  return {
    ...app,
    progressUrl,
    follow: async (id: string) => await followProgress(progressUrl(id)),
    start: async (resumeId: string) => await app.call(publicStartGrading, { body: { resumeId } }),
  };
}

test('every stage is told as it is reached, and the stream ends with the report', async () => {
  const { upload, start, follow, hold } = await startListeningApp();
  const next = hold();
  const resumeId = await upload();
  await start(resumeId);
  const grading = await next();
  const events = await follow(resumeId);

  expect(events.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await events.next()).toMatchObject({ state: 'running', stage: 'uploaded', percent: 5, queuePosition: null });
  grading.stage('reading');
  expect(await events.next()).toMatchObject({ state: 'running', stage: 'reading', percent: 15 });
  grading.stage('writing');
  expect(await events.next()).toMatchObject({ state: 'running', stage: 'writing', percent: 70 });
  grading.finish();
  expect(await events.rest()).toEqual([
    { resumeId, state: 'done', stage: 'done', percent: 100, queuePosition: null, error: null },
  ]);
});

test('whoever comes back is told at once where it stands', async () => {
  const { upload, start, follow, hold } = await startListeningApp();
  const next = hold();
  const resumeId = await upload();
  await start(resumeId);
  const grading = await next();
  const first = await follow(resumeId);
  await first.next();
  grading.stage('layout');
  expect(await first.next()).toMatchObject({ stage: 'layout' });
  await first.leave();

  const second = await follow(resumeId);
  expect(await second.next()).toMatchObject({ state: 'running' });
  grading.finish();
  expect((await second.rest()).at(-1)).toMatchObject({ state: 'done' });
  expect(await (await follow(resumeId)).rest()).toMatchObject([{ state: 'done', percent: 100 }]);
});

test('the stage of a grading that takes long is written, for those who follow it through another host', async () => {
  const { upload, start, hold, db } = await startListeningApp();
  const next = hold();
  const resumeId = await upload();
  await start(resumeId);
  const grading = await next();
  const written = async () =>
    (await db.selectFrom('review').select('stage').where('resume_id', '=', resumeId).executeTakeFirst())?.stage;
  grading.stage('reading');
  await until(async () => (await written()) === 'reading');
  grading.stage('writing');
  await until(async () => (await written()) === 'writing');
  grading.finish();
  await until(async () => (await written()) === 'done');
});

test('those in line are told their place, and see it move', async () => {
  const { upload, start, follow, db, clock } = await startListeningApp({ grades: false });
  const ids: string[] = [];
  for (const lines of [['at once'], ['first of the others'], ['second of them']]) {
    clock.now = new Date(clock.now.getTime() + 1000);
    const id = await upload(shortPdf(lines));
    await start(id);
    ids.push(id);
  }
  const [, first = '', second = ''] = ids;

  const events = await follow(second);
  expect(await events.next()).toMatchObject({ state: 'queued', queuePosition: 2 });
  await db.updateTable('review').set({ state: 'running' }).where('resume_id', '=', first).execute();
  expect(await events.next()).toMatchObject({ state: 'queued', queuePosition: 1 });
  await events.leave();
});

test('what another host does is told as well, and percent never falls', async () => {
  const { upload, start, follow, db } = await startListeningApp({ grades: false });
  const resumeId = await upload();
  await start(resumeId);
  const events = await follow(resumeId);
  await events.next();
  await db.updateTable('review').set({ state: 'running', stage: 'layout' }).execute();
  expect(await events.next()).toMatchObject({ state: 'running', stage: 'layout', percent: 35 });

  const failure = { error_code: 'our_fault', error_message: 'Something went wrong. Please try again' };
  await db
    .updateTable('review')
    .set({ state: 'failed', stage: 'uploaded', ...failure, finished_at: new Date() })
    .execute();

  expect(await events.rest()).toMatchObject([{ state: 'failed', percent: 35, error: { code: 'our_fault' } }]);
});

test('a grading that was not started cannot be followed', async () => {
  const { upload, progressUrl } = await startListeningApp();
  const early = await fetch(progressUrl(await upload()));
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({ code: 'not_graded' });
  expect((await fetch(progressUrl(crypto.randomUUID()))).status).toBe(409);
});

test('streams end when the server closes', async () => {
  const { app, upload, start, follow } = await startListeningApp({ grades: false });
  const resumeId = await upload();
  await start(resumeId);
  const events = await follow(resumeId);
  await events.next();
  let ended = false;
  const rest = events.rest().then(() => {
    ended = true;
  });

  await app.close();
  await until(() => ended);
  await rest;
});
