import {
  type Progress,
  publicAnalysisResult,
  publicStartGrading,
  publicThumbnail,
  startGrading,
} from '@redmark/contract';
import { expect, test } from 'vitest';
import { StoppedEarly } from '../../services.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const startedState = async ({ call }: TestApp, resumeId: string): Promise<Progress> =>
  await call(publicStartGrading, { body: { resumeId } });

/** Starting is idempotent, so it is repeated to poll the progress. */
async function settled(app: TestApp, resumeId: string): Promise<Progress> {
  await until(async () => !['queued', 'running'].includes((await startedState(app, resumeId)).state));
  return await startedState(app, resumeId);
}

test('a visitor’s resume is graded, and its report is there to read', async () => {
  const app = await startTestApp();
  const resumeId = await app.upload();

  expect((await startedState(app, resumeId)).resumeId).toBe(resumeId);
  expect(await settled(app, resumeId)).toMatchObject({ state: 'done', stage: 'done', percent: 100, error: null });

  const report = await app.call(publicAnalysisResult, { params: { id: resumeId } });
  expect(report.grading?.finalGrade.Cumulative).toBe('A-');
  expect(report.thumbnail?.mid).toHaveLength(1);
  expect(app.seen.today).toBe('2026-11-21');
});

test('starting twice grades once', async () => {
  const app = await startTestApp();
  const next = app.hold();
  const resumeId = await app.upload();

  await Promise.all([startedState(app, resumeId), startedState(app, resumeId), startedState(app, resumeId)]);
  (await next()).finish();
  await settled(app, resumeId);
  await startedState(app, resumeId);

  expect(app.seen.gradings).toBe(1);
});

test('the same file again gets the saved report, word for word', async () => {
  const app = await startTestApp();
  const first = await app.upload();
  await startedState(app, first);
  await settled(app, first);

  const second = await app.upload();
  expect(await startedState(app, second)).toMatchObject({ state: 'done', percent: 100 });

  const [one, two] = await Promise.all(
    [first, second].map(async (id) => (await app.send(publicAnalysisResult, { params: { id } })).json()),
  );
  expect(JSON.stringify(two.grading)).toBe(JSON.stringify(one.grading));
  expect(two.thumbnail.mid).toHaveLength(1);
  expect(app.seen.gradings).toBe(1);
});

test('a report is not shared between users', async () => {
  const app = await startTestApp();
  const [ada, bob] = [app.signIn(), app.signIn()];
  for (const token of [ada, bob]) {
    const resumeId = await app.upload(shortPdf(), token);
    await app.call(startGrading, { body: { resumeId }, token });
    await until(async () => (await app.call(startGrading, { body: { resumeId }, token })).state === 'done');
  }
  expect(app.seen.gradings).toBe(2);
});

test('a file that cannot be read is refused with the grader’s reason, which is no grade', async () => {
  const app = await startTestApp();
  const resumeId = await app.upload(shortPdf(['encrypted']));

  await startedState(app, resumeId);

  const refusal = await settled(app, resumeId);
  expect(refusal).toMatchObject({ state: 'refused', error: { code: 'encrypted' } });
  const answer = await app.send(publicAnalysisResult, { params: { id: resumeId } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'unreadable', reason: 'encrypted', message: refusal.error?.message });
});

test('a file whose pages could not be drawn is refused without another look', async () => {
  const app = await startTestApp();
  const resumeId = await app.upload(shortPdf(['encrypted']));
  await app.send(publicThumbnail, { body: { resumeId } });

  expect(await startedState(app, resumeId)).toMatchObject({ state: 'refused', error: { code: 'encrypted' } });
  expect(app.seen.gradings).toBe(0);
});

test('a resume whose file has not arrived cannot be graded', async () => {
  const app = await startTestApp();
  const unknown = await app.send(publicStartGrading, { body: { resumeId: crypto.randomUUID() } });
  expect(unknown.json().code).toBe('not_found');
  const resumeId = await app.upload();
  const early = await app.send(publicAnalysisResult, { params: { id: resumeId } });
  expect(early.statusCode).toBe(409);
  expect(early.json().code).toBe('not_graded');
});

test('a grading that breaks is tried three times, ends, and may be started again', async () => {
  const app = await startTestApp();
  const next = app.hold();
  const resumeId = await app.upload();
  await startedState(app, resumeId);

  for (let attempt = 1; attempt <= 3; attempt += 1) (await next()).crash(new Error('the disk is on fire'));

  const { error } = await settledAfterFailure(app, resumeId);
  expect(error).toEqual({ code: 'our_fault', message: 'Something went wrong. Please try again' });
  await startedState(app, resumeId);
  const again = await next();
  expect((await startedState(app, resumeId)).state).toBe('running');
  again.finish();
  expect(await settled(app, resumeId)).toMatchObject({ state: 'done' });
});

/** Reads the database: calling the API would restart the failed grading. */
async function settledAfterFailure({ db }: TestApp, resumeId: string) {
  const read = async () =>
    await db.selectFrom('review').selectAll().where('resume_id', '=', resumeId).executeTakeFirstOrThrow();
  await until(async () => (await read()).state === 'failed');
  const { error_code: code, error_message: message } = await read();
  return { error: { code, message } };
}

test('a grading that its host gave back ends nothing, whatever becomes of it there', async () => {
  const app = await startTestApp({ grades: false });
  const next = app.hold();
  const resumeId = await app.upload(shortPdf(['encrypted']));
  await startedState(app, resumeId);
  const { id } = await app.db.selectFrom('review').select('id').executeTakeFirstOrThrow();
  const state = async () => (await app.db.selectFrom('review').select('state').executeTakeFirstOrThrow()).state;

  const handOver = new AbortController();
  const givenBack = app.features.grading.run(id, handOver.signal);
  const abandoned = await next();
  handOver.abort(new StoppedEarly('The host stops.'));
  await expect(givenBack).rejects.toThrow('The host stops.');
  abandoned.finish();
  for (let look = 0; look < 100; look += 1) expect(await state()).toBe('running');

  const again = app.features.grading.run(id);
  (await next()).finish();
  await again;
  expect(await state()).toBe('refused');
});

test('only the last attempt settles a review, however late the others come', async () => {
  const app = await startTestApp({ grades: false });
  const next = app.hold();
  const resumeId = await app.upload();
  await startedState(app, resumeId);
  const { id } = await app.db.selectFrom('review').select('id').executeTakeFirstOrThrow();

  const slow = app.features.grading.run(id);
  const slowGrading = await next();
  const quick = app.features.grading.run(id);
  const quickGrading = await next();
  slowGrading.finish();
  await slow;
  expect((await startedState(app, resumeId)).state).toBe('running');
  quickGrading.finish();
  await quick;

  expect((await startedState(app, resumeId)).state).toBe('done');
  await app.features.grading.run(id);
  expect(app.seen.gradings).toBe(2);
});

test('a review that took down three hosts is not tried on a fourth', async () => {
  const app = await startTestApp({ grades: false });
  const resumeId = await app.upload();
  await startedState(app, resumeId);
  await app.db.updateTable('review').set({ state: 'running', attempt: 3 }).execute();
  const { id } = await app.db.selectFrom('review').select('id').executeTakeFirstOrThrow();

  await app.features.grading.run(id);

  expect((await settledAfterFailure(app, resumeId)).error.code).toBe('our_fault');
  expect(app.seen.gradings).toBe(0);
});
