import {
  analysisResult,
  claimPublicResume,
  getUser,
  publicRequestUpload,
  publicStartGrading,
  publicThumbnail,
  requestUpload,
  startGrading,
  thumbnail,
} from '@redmark/contract';
import { expect, test } from 'vitest';
import { createS3Storage } from '../../platform/storage/s3.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { pdfType, startTestApp } from '../../testing/start-test-app.ts';
import { hasTestBucket, testBucket } from '../../testing/stores/test-bucket.ts';
import { until } from '../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const paid = shortPdf(['paid for']);
const other = shortPdf(['another person’s much longer resume']);

const balance = async ({ call }: TestApp, token: string) => (await call(getUser, { token })).credits;

async function stateOf({ db }: TestApp, resumeId: string) {
  return await db
    .selectFrom('review')
    .select(['state', 'error_code', 'sha256'])
    .where('resume_id', '=', resumeId)
    .executeTakeFirstOrThrow();
}

async function over(app: TestApp, resumeId: string) {
  await until(async () => !['queued', 'running'].includes((await stateOf(app, resumeId)).state));
  return await stateOf(app, resumeId);
}

/** An account with no credit left that has a report of `paid`. */
async function spent(app: TestApp): Promise<string> {
  const token = app.signIn();
  const resumeId = await app.upload(paid, token);
  await app.call(startGrading, { body: { resumeId }, token });
  expect((await over(app, resumeId)).state).toBe('done');
  expect(await balance(app, token)).toBe(0);
  return token;
}

async function linkOf(app: TestApp, token?: string) {
  const body = { fileName: 'resume.pdf', type: pdfType };
  return token ? await app.call(requestUpload, { body, token }) : await app.call(publicRequestUpload, { body });
}

async function exchange({ db, platform }: TestApp, resumeId: string) {
  const { storage_key: key } = await db
    .selectFrom('resume')
    .select('storage_key')
    .where('id', '=', resumeId)
    .executeTakeFirstOrThrow();
  await platform.services.storage.write(key, other, pdfType);
}

test('an upload link takes one file: a second is refused, whatever became of the first', async () => {
  const app = await startTestApp({ credits: 1 });
  const ada = app.signIn();
  const { url, resumeId } = await linkOf(app);
  const again = async () => (await app.put(url, other)).json().code;
  expect((await app.put(url, paid)).statusCode).toBe(200);

  expect(await again()).toBe('upload_refused');
  await app.call(publicThumbnail, { body: { resumeId } });
  expect(await again()).toBe('upload_refused');
  await app.call(publicStartGrading, { body: { resumeId } });
  await over(app, resumeId);
  expect(await again()).toBe('upload_refused');
  await app.call(claimPublicResume, { body: { resumeId }, token: ada });
  expect(await again()).toBe('upload_refused');

  const stored = await app.platform.services.storage.read(`resumes/${resumeId}/resume.pdf`);
  expect(Buffer.from(stored ?? []).equals(Buffer.from(paid))).toBe(true);
});

test('of two files that arrive by one link at once, one is kept', async () => {
  const app = await startTestApp();
  const { url } = await linkOf(app);
  const answers = await Promise.all([paid, other, paid, other].map(async (file) => await app.put(url, file)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403, 403]);
});

test('a file that was exchanged before its grading is not graded, and costs nothing', async () => {
  const app = await startTestApp({ credits: 1 });
  const ada = app.signIn();
  const resumeId = await app.upload(paid, ada);
  await app.call(thumbnail, { body: { resumeId }, token: ada });
  await exchange(app, resumeId);

  await app.call(startGrading, { body: { resumeId }, token: ada });

  expect(await over(app, resumeId)).toMatchObject({ state: 'failed', error_code: 'upload_changed' });
  expect(app.seen.gradings).toBe(0);
  expect(await balance(app, ada)).toBe(1);
});

test('a visitor cannot exchange the file of a paid report for another and claim that for nothing', async () => {
  const app = await startTestApp({ credits: 1, seals: 'on' });
  const ada = await spent(app);
  const resumeId = await app.upload(paid);
  await app.call(publicThumbnail, { body: { resumeId } });
  await exchange(app, resumeId);
  await app.call(publicStartGrading, { body: { resumeId } });

  expect((await over(app, resumeId)).state).toBe('failed');
  await app.call(claimPublicResume, { body: { resumeId }, token: ada });
  expect((await app.send(analysisResult, { params: { id: resumeId }, token: ada })).json().code).toBe('not_graded');
});

test('a claim is free for the bytes that were graded, whatever the upload was said to be', async () => {
  const app = await startTestApp({ credits: 1, seals: 'on' });
  const ada = await spent(app);
  const resumeId = await app.upload(other);
  await app.call(publicStartGrading, { body: { resumeId } });
  await over(app, resumeId);
  const { sha256 } = await app.db
    .selectFrom('resume')
    .select('sha256')
    .where('owner_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await app.db.updateTable('resume').set({ sha256 }).where('id', '=', resumeId).execute();

  const claim = await app.send(claimPublicResume, { body: { resumeId }, token: ada });

  expect([claim.statusCode, claim.json().code]).toEqual([402, 'no_credits']);
});

if (!hasTestBucket) test.skip('a link to a bucket takes one file (no S3 server at hand)', () => {});
else
  test('what comes by a link to a bucket after the first look changes nothing, for visitors and accounts', async () => {
    const bucket = createS3Storage(testBucket(() => new Date()));
    const app = await startTestApp({ bucket, credits: 1 });
    const ada = app.signIn();
    const put = async (url: string, file: Uint8Array) =>
      await fetch(url, { method: 'PUT', body: new Uint8Array(file), headers: { 'content-type': pdfType } });
    for (const token of [undefined, ada]) {
      const { url, resumeId } = await linkOf(app, token);
      const asked = { body: { resumeId }, ...(token ? { token } : {}) };
      await put(url, paid);
      await app.call(token ? thumbnail : publicThumbnail, asked);
      await put(url, other);
      await app.call(token ? startGrading : publicStartGrading, asked);

      const { state, sha256 } = await over(app, resumeId);
      expect([state, sha256]).toEqual(['done', Buffer.from(await digest(paid)).toString('hex')]);
      await put(url, other);
      const { storage_key: key } = await app.db
        .selectFrom('resume')
        .select('storage_key')
        .where('id', '=', resumeId)
        .executeTakeFirstOrThrow();
      expect(Buffer.from((await bucket.read(key)) ?? []).equals(Buffer.from(paid))).toBe(true);
    }
  });

const digest = async (bytes: Uint8Array) => await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
