import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** A visitor's upload whose grading is over. */
async function gradedUpload({ call, send, upload }: TestApp) {
  const id = await upload();
  await call(contract.publicThumbnail, { body: { resumeId: id } });
  await call(contract.publicStartGrading, { body: { resumeId: id } });
  await until(async () => (await send(contract.publicAnalysisResult, { params: { id } })).statusCode === 200);
  return id;
}

test('a visitor sees the pages and that there is a report, but not the report', async () => {
  const app = await startTestApp({ seals: 'on' });
  const id = await gradedUpload(app);
  const result = await app.call(contract.publicAnalysisResult, { params: { id } });
  expect([result.sealed, result.grading, result.thumbnail?.mid.length]).toEqual([true, null, 1]);
  const renamed = await app.call(contract.publicRenameResume, { params: { id }, body: { fileName: 'mine.pdf' } });
  expect([renamed.sealed, renamed.grading]).toEqual([true, null]);
});

test('the report opens for the account the upload is attached to, and for nobody else', async () => {
  const app = await startTestApp({ seals: 'on' });
  const resumeId = await gradedUpload(app);
  const [ada, eve] = [app.signIn(), app.signIn()];
  for (let times = 0; times < 2; times++) {
    const claimed = await app.call(contract.claimPublicResume, { body: { resumeId }, token: ada });
    expect([claimed.sealed, claimed.grading !== null]).toEqual([false, true]);
  }
  const params = { id: resumeId };
  expect((await app.call(contract.listResumes, { token: ada })).allResume.map(({ id }) => id)).toEqual([resumeId]);
  expect((await app.send(contract.claimPublicResume, { body: { resumeId }, token: eve })).statusCode).toBe(404);
  expect((await app.send(contract.publicAnalysisResult, { params })).statusCode).toBe(404);
});

test('of many who claim an upload at once, one gets it', async () => {
  const app = await startTestApp({ seals: 'on' });
  const resumeId = await app.upload();
  const answers = await Promise.all(
    Array.from(
      { length: 8 },
      async () => await app.send(contract.claimPublicResume, { body: { resumeId }, token: app.signIn() }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('an upload is attached while it is being graded, and its report goes with it', async () => {
  const app = await startTestApp({ seals: 'on', grades: false });
  const resumeId = await app.upload();
  await app.call(contract.publicStartGrading, { body: { resumeId } });
  const token = app.signIn();
  await app.call(contract.claimPublicResume, { body: { resumeId }, token });
  app.queue.work('review', { atOnce: 1, visitors: 1 }, app.features.grading.run);
  const asked = { params: { id: resumeId }, token };
  await until(async () => (await app.send(contract.analysisResult, asked)).statusCode === 200);
  expect((await app.call(contract.analysisResult, asked)).grading).not.toBeNull();
});

test('with seals off a visitor reads the report', async () => {
  const app = await startTestApp({ seals: 'off' });
  const id = await gradedUpload(app);
  const result = await app.call(contract.publicAnalysisResult, { params: { id } });
  expect([result.sealed, result.grading !== null]).toEqual([false, true]);
});
