import { maximumUploadBytes, publicRequestUpload, publicThumbnail } from '@redmark/contract';
import { expect, test } from 'vitest';
import { shortPdf } from '../../../testing/reports/short-pdf.ts';
import { pdfType, startTestApp } from '../../../testing/start-test-app.ts';

const pdf = shortPdf();

test('a visitor uploads a resume and sees its pages', async () => {
  const { app, call, upload } = await startTestApp();
  const resumeId = await upload();

  const { data } = await call(publicThumbnail, { body: { resumeId } });

  expect(data.mid).toHaveLength(1);
  expect(data.big).toHaveLength(1);
  const image = await app.inject(new URL(data.mid[0] ?? '').pathname + new URL(data.mid[0] ?? '').search);
  expect(image.statusCode).toBe(200);
  expect(image.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' });
});

test('pages are drawn once, and their links stay the same within the hour', async () => {
  const { call, upload, seen } = await startTestApp();
  const resumeId = await upload();

  const first = await call(publicThumbnail, { body: { resumeId } });
  const second = await call(publicThumbnail, { body: { resumeId } });

  expect(second).toEqual(first);
  expect(seen.renderings).toBe(1);
});

test('a thread is asked for while the file is on its way', async () => {
  const { call, seen } = await startTestApp();
  await call(publicRequestUpload, { body: { fileName: 'resume.pdf', type: pdfType, size: pdf.length } });
  expect(seen.announced).toBe(1);
});

test('links begin with the address the caller used', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/resume/public-request-upload',
    headers: { host: 'resumes.example:8080' },
    payload: { fileName: 'resume.pdf', type: pdfType },
  });
  expect(answer.json().url).toMatch(/^http:\/\/resumes\.example:8080\/files\/resumes\//);
});

test('only a PDF of at most 30 MB gets a link', async () => {
  const { send } = await startTestApp();
  const ask = async (body: { fileName: string; type: string; size?: number }) =>
    (await send(publicRequestUpload, { body })).json().code;

  expect(await ask({ fileName: 'a.docx', type: 'application/msword' })).toBe('upload_not_pdf');
  expect(await ask({ fileName: 'a.pdf', type: pdfType, size: maximumUploadBytes + 1 })).toBe('upload_too_large');
  expect(await ask({ fileName: ' ', type: pdfType })).toBe('bad_request');
});

test('a file that is no PDF is refused, whatever it is called', async () => {
  const { call, put, send } = await startTestApp();
  const text = new TextEncoder().encode('Dear Sir or Madam, …'.repeat(100));
  const { url, resumeId } = await call(publicRequestUpload, { body: { fileName: 'a.pdf', type: pdfType } });

  const answer = await put(url, text);

  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toEqual({ code: 'upload_not_pdf', message: 'Please select a valid PDF' });
  expect((await send(publicThumbnail, { body: { resumeId } })).json().code).toBe('upload_missing');
});

test('a file larger than it may be is refused while it arrives', async () => {
  const { call, put } = await startTestApp();
  const { url } = await call(publicRequestUpload, { body: { fileName: 'a.pdf', type: pdfType } });
  const large = new Uint8Array(maximumUploadBytes + 1);
  large.set(pdf);
  expect((await put(url, large)).json().code).toBe('upload_too_large');
});

test('a link that was changed or is over is refused', async () => {
  const { call, put, clock } = await startTestApp();
  const body = { fileName: 'a.pdf', type: pdfType, size: pdf.length };
  const { url } = await call(publicRequestUpload, { body });

  expect((await put(url.replace(/size=\d+/, 'size=1'), pdf)).json().code).toBe('upload_refused');
  clock.now = new Date(clock.now.getTime() + 301_000);
  expect((await put(url, pdf)).json().code).toBe('upload_refused');
});

test('a file that cannot be read is told in the words of the grader, and not opened again', async () => {
  const { send, upload, seen } = await startTestApp();
  const resumeId = await upload(shortPdf(['encrypted']));

  const first = await send(publicThumbnail, { body: { resumeId } });
  await send(publicThumbnail, { body: { resumeId } });

  expect(first.statusCode).toBe(422);
  expect(first.json()).toMatchObject({ code: 'unreadable', reason: 'encrypted' });
  expect(first.json().message).toContain('locked with a password');
  expect(seen.renderings).toBe(1);
});
