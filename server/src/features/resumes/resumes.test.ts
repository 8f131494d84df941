import {
  analysisResult,
  deleteResume,
  listResumes,
  publicAnalysisResult,
  publicDeleteResume,
  publicRenameResume,
  publicStartGrading,
  publicThumbnail,
  renameResume,
  startGrading,
} from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

const { hour } = millisecondsIn;

test('somebody else’s resume does not exist', async () => {
  const { send, upload, signIn } = await startTestApp();
  const [ada, bob] = [signIn(), signIn()];
  const id = await upload(shortPdf(), ada);

  for (const endpoint of [analysisResult, deleteResume] as const)
    expect((await send(endpoint, { params: { id }, token: bob })).json().code).toBe('not_found');
  const renamed = await send(renameResume, { params: { id }, body: { fileName: 'mine.pdf' }, token: bob });
  expect(renamed.json().code).toBe('not_found');
  expect((await send(startGrading, { body: { resumeId: id }, token: bob })).json().code).toBe('not_found');
});

test('a resume with an owner is not open to whoever knows its id', async () => {
  const { send, upload, signIn } = await startTestApp();
  const id = await upload(shortPdf(), signIn());
  expect((await send(publicAnalysisResult, { params: { id } })).json().code).toBe('not_found');
  expect((await send(publicThumbnail, { body: { resumeId: id } })).json().code).toBe('not_found');
  expect((await send(publicDeleteResume, { params: { id } })).json().code).toBe('not_found');
});

test('the list holds one’s own resumes, newest first', async () => {
  const { call, upload, signIn, clock } = await startTestApp();
  const ada = signIn();
  const older = await upload(shortPdf(), ada);
  clock.now = after(clock.now, hour);
  const newer = await upload(shortPdf(), ada);
  await upload(shortPdf(), signIn());

  const { allResume } = await call(listResumes, { token: ada });

  expect(allResume.map(({ resumeId }) => resumeId)).toEqual([newer, older]);
  expect(allResume[0]).toMatchObject({ fileName: 'resume.pdf', createdAt: '2026-11-21T13:00:00.000Z', grading: null });
});

test('a resume is renamed, and keeps its name when none is given', async () => {
  const { call, upload } = await startTestApp();
  const id = await upload();
  expect(await call(publicRenameResume, { params: { id }, body: { fileName: ' ada.pdf ' } })).toMatchObject({
    fileName: 'ada.pdf',
  });
  expect(await call(publicRenameResume, { params: { id }, body: {} })).toMatchObject({ fileName: 'ada.pdf' });
});

test('a grading sent by a client is never stored', async () => {
  const { call, upload } = await startTestApp();
  const id = await upload();
  const grading = { finalGrade: { Cumulative: 'A+' } };
  expect(await call(publicRenameResume, { params: { id }, body: { grading } })).toMatchObject({ grading: null });
});

test('a deleted resume takes its report and its files with it', async () => {
  const { app, call, send, upload } = await startTestApp();
  const id = await upload();
  const { data } = await call(publicThumbnail, { body: { resumeId: id } });

  await call(publicDeleteResume, { params: { id } });

  const { pathname, search } = new URL(data.mid[0] ?? '');
  expect((await app.inject(pathname + search)).statusCode).toBe(404);
  expect((await send(publicAnalysisResult, { params: { id } })).json().code).toBe('not_found');
});

test('an upload nobody claimed vanishes after a day, an owned one stays', async () => {
  const { app, call, send, upload, signIn, clock, features } = await startTestApp();
  const ada = signIn();
  const owned = await upload(shortPdf(), ada);
  const open = await upload();
  const { data } = await call(publicThumbnail, { body: { resumeId: open } });
  await call(publicStartGrading, { body: { resumeId: open } });
  await until(async () => (await send(publicAnalysisResult, { params: { id: open } })).statusCode === 200);

  clock.now = after(clock.now, 24 * hour);
  await features.resumes.erasing.sweep();
  expect((await send(publicAnalysisResult, { params: { id: open } })).statusCode).toBe(200);

  clock.now = after(clock.now, 1);
  await features.resumes.erasing.sweep();
  expect((await send(publicAnalysisResult, { params: { id: open } })).json().code).toBe('not_found');
  clock.now = new Date('2026-11-21T12:00:00Z');
  expect((await app.inject(new URL(data.mid[0] ?? '').pathname + new URL(data.mid[0] ?? '').search)).statusCode).toBe(
    404,
  );
  expect((await call(listResumes, { token: ada })).allResume.map(({ id }) => id)).toEqual([owned]);
});
