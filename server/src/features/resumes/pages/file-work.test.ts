import { claimPublicResume, pdfToImage, publicThumbnail, renderedMaximumBytes, thumbnail } from '@redmark/contract';
import { expect, test } from 'vitest';
import type { openDiskStorage } from '../../../compose/open-storage.ts';
import { shortPdf } from '../../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

test('sixty calls for the pages of one resume read its file once and draw it once', async () => {
  const app = await startTestApp();
  const disk = app.platform.services.storage as ReturnType<typeof openDiskStorage>;
  const read = disk.read;
  let reads = 0;
  disk.read = async (key) => {
    reads += 1;
    return await read(key);
  };
  for (const token of [undefined, app.signIn()]) {
    reads = 0;
    app.seen.renderings = 0;
    const resumeId = await app.upload(undefined, token);
    const asked = { body: { resumeId }, ...(token ? { token } : {}) };
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => await app.send(token ? thumbnail : publicThumbnail, asked)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect([reads, app.seen.renderings]).toEqual([1, 1]);
  }
});

test('a file that takes longer than a visitor has is drawn for an account', async () => {
  const { call, send, signIn, upload } = await startTestApp();
  const resumeId = await upload(shortPdf(['slow']));
  const refused = await send(publicThumbnail, { body: { resumeId } });
  expect([refused.statusCode, refused.json().reason]).toEqual([422, 'too_slow']);

  const ada = signIn();
  await call(claimPublicResume, { body: { resumeId }, token: ada });
  expect((await call(thumbnail, { body: { resumeId }, token: ada })).data.mid).toHaveLength(1);
});

test('a small file is drawn without being kept; a large one, one that is no PDF and what is no base64 are not', async () => {
  const { send, call } = await startTestApp();
  const rendered = async (bytes: Uint8Array) =>
    await send(pdfToImage, { body: { path_resume: Buffer.from(bytes).toString('base64') } });
  const { body } = await call(pdfToImage, { body: { path_resume: Buffer.from(shortPdf()).toString('base64') } });
  expect(JSON.parse(body)).toEqual({
    mid: [expect.stringMatching(/^data:image\/png;base64,/)],
    big: [expect.stringMatching(/^data:image\/png;base64,/)],
  });

  const large = new Uint8Array(renderedMaximumBytes + 3);
  large.set(shortPdf());
  expect((await rendered(large)).statusCode).toBe(400);
  const huge = new Uint8Array(2 * renderedMaximumBytes);
  expect((await rendered(huge)).json().code).toBe('upload_too_large');
  expect((await rendered(new TextEncoder().encode('no PDF at all'))).json().code).toBe('upload_not_pdf');
  const odd = await send(pdfToImage, { body: { path_resume: '%%%%' } });
  expect([odd.statusCode, odd.json().field]).toEqual([400, 'path_resume']);
});
