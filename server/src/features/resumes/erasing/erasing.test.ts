import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  analysisResult,
  deleteResume,
  deleteUser,
  getUser,
  markedPdf,
  publicDeleteResume,
  publicThumbnail,
  startGrading,
  thumbnail,
} from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { after, millisecondsIn } from '../../../base/durations.ts';
import { openDiskStorage } from '../../../compose/open-storage.ts';
import { shortPdf } from '../../../testing/reports/short-pdf.ts';
import { pdfType, startTestApp } from '../../../testing/start-test-app.ts';
import { until } from '../../../testing/until.ts';

const { hour } = millisecondsIn;

/** A storage that fails to remove files until it is told otherwise. */
async function stuckStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-stuck-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  const disk = openDiskStorage(folder, undefined, () => new Date());
  const state = { isStuck: false };
  const storage: typeof disk = {
    ...disk,
    async removeAll(prefix) {
      if (state.isStuck) throw Object.assign(new Error('ENOTEMPTY'), { code: 'ENOTEMPTY' });
      await disk.removeAll(prefix);
    },
  };
  return { storage, state };
}

const filesIn = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('a resume that is deleted while its pages are drawn is gone whole, and nothing breaks', async () => {
  const app = await startTestApp();
  for (let round = 0; round < 30; round += 1) {
    const resumeId = await app.upload(shortPdf([`round ${round}`]));
    const [, ...deletions] = await Promise.all([
      app.send(publicThumbnail, { body: { resumeId } }),
      app.send(publicDeleteResume, { params: { id: resumeId } }),
      app.send(publicDeleteResume, { params: { id: resumeId } }),
    ]);
    for (const { statusCode } of deletions) expect([200, 404]).toContain(statusCode);
  }
  expect(app.errors).toEqual([]);
  expect(filesIn(app.folder)).toEqual([]);
});

test('a deletion whose files cannot be removed is a deletion all the same, and they go later', async () => {
  const { storage, state } = await stuckStorage();
  const app = await startTestApp({ bucket: storage, credits: 1 });
  const ada = app.signIn();
  const key = await gradedFile(app, storage, ada);
  state.isStuck = true;

  const [resumeId = ''] = key.split('/').slice(1);
  const deletion = await app.send(deleteResume, { params: { id: resumeId }, token: ada });

  expect(deletion.statusCode).toBe(200);
  for (const endpoint of [analysisResult, markedPdf])
    expect((await app.send(endpoint, { params: { id: resumeId }, token: ada })).statusCode).toBe(404);
  expect(await storage.sizeOf(key)).toBeGreaterThan(0);

  state.isStuck = false;
  app.clock.now = after(app.clock.now, 2 * hour);
  await app.features.resumes.erasing.sweep();
  expect(await storage.sizeOf(key)).toBeUndefined();
});

test('what is written below a deleted resume is removed by a second look', async () => {
  const app = await startTestApp();
  const resumeId = await app.upload();
  await app.call(publicDeleteResume, { params: { id: resumeId } });
  await app.platform.services.storage.write(`resumes/${resumeId}/pages/1-504.png`, shortPdf(), 'image/png');

  app.clock.now = after(app.clock.now, 2 * hour);
  await app.features.resumes.erasing.sweep();

  expect(filesIn(app.folder)).toEqual([]);
});

test('an account whose sign-in cannot be ended loses nothing', async () => {
  const app = await startTestApp({ credits: 1 });
  const ada = app.signIn();
  const resumeId = await app.graded(ada);
  const { identity } = app.platform.services;
  const remove = identity.remove;
  identity.remove = async () => await Promise.reject(new Error('The directory does not answer.'));

  expect((await app.send(deleteUser, { token: ada })).statusCode).toBe(500);

  identity.remove = remove;
  await app.features.accounts.sweep();
  expect((await app.send(analysisResult, { params: { id: resumeId }, token: ada })).statusCode).toBe(200);
  expect((await app.send(deleteUser, { token: ada })).statusCode).toBe(200);
  expect(await app.db.selectFrom('account').select('id').execute()).toEqual([]);
});

test('the end of an account that broke off is carried out later', async () => {
  const app = await startTestApp({ credits: 1 });
  const ada = app.signIn();
  await app.graded(ada);
  await app.db.updateTable('account').set({ closing_at: app.clock.now }).execute();

  await app.features.accounts.sweep();
  expect((await app.call(getUser, { token: ada })).credits).toBe(0);
  app.clock.now = after(app.clock.now, hour);
  await app.features.accounts.sweep();

  expect(await app.db.selectFrom('account').select('id').execute()).toEqual([]);
  expect(filesIn(app.folder)).toEqual([]);
});

test('an account deleted while a grading runs is gone whole', async () => {
  const app = await startTestApp({ credits: 1 });
  const next = app.hold();
  const ada = app.signIn();
  const resumeId = await app.upload(shortPdf(), ada);
  await app.call(startGrading, { body: { resumeId }, token: ada });
  const grading = await next();

  expect((await app.send(deleteUser, { token: ada })).statusCode).toBe(200);
  grading.finish();

  await until(() => filesIn(app.folder).length === 0);
  expect(await app.db.selectFrom('review').select('id').execute()).toEqual([]);
  expect(app.errors).toEqual([]);
});

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Puts a file directly into storage and has it graded; returns its key. */
async function gradedFile(app: TestApp, storage: Awaited<ReturnType<typeof stuckStorage>>['storage'], token: string) {
  await app.call(getUser, { token });
  const { id: owner_id } = await app.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  const storage_key = `resumes/${id}/resume.pdf`;
  await app.db
    .insertInto('resume')
    .values({ id, owner_id, storage_key, file_name: 'resume.pdf', created_at: app.clock.now })
    .execute();
  await storage.write(storage_key, shortPdf(), pdfType);
  await app.call(thumbnail, { body: { resumeId: id }, token });
  await app.call(startGrading, { body: { resumeId: id }, token });
  await until(async () => (await app.send(analysisResult, { params: { id }, token })).statusCode === 200);
  return storage_key;
}
