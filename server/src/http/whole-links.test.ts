import { listResumes, publicThumbnail, requestUpload, sharedReport, shareReport } from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

test('links in answers begin with the address the caller used', async () => {
  const { app, upload, graded, signIn } = await startTestApp();
  const token = signIn();
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { host: 'resumes.example:8080', authorization: `Bearer ${token}` };
    return (await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })).json();
  };
  const resumeId = await graded(token);

  const { url, Key } = await ask('POST', requestUpload.path, { fileName: 'a.pdf', type: 'application/pdf' });
  expect(url).toMatch(new RegExp(`^http://resumes\\.example:8080/files/${Key}\\?`));
  const rendered = await ask('POST', publicThumbnail.path, { resumeId: await upload() });
  const list = await ask('GET', listResumes.path);
  const { thumbnail } = list.allResume.find((resume: { id: string }) => resume.id === resumeId);
  const { link } = await ask('POST', shareReport.path.replace(':id', resumeId));
  expect(link.url).toMatch(/^http:\/\/resumes\.example:8080\/shared\?key=/);
  const shared = await ask('POST', sharedReport.path, { key: new URL(link.url).searchParams.get('key') });
  const images = [rendered.data, thumbnail, shared.thumbnail].flatMap(({ mid, big }) => [mid, big]);
  expect(images).toHaveLength(6);
  for (const [first] of images) expect(new URL(first).origin).toBe('http://resumes.example:8080');
});

test('a resume whose pages nobody has drawn has no links, and is listed all the same', async () => {
  const { call, upload, signIn } = await startTestApp();
  const token = signIn();
  await upload(undefined, token);
  const { allResume } = await call(listResumes, { token });
  expect(allResume.map(({ thumbnail }) => thumbnail)).toEqual([null]);
});
