import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

const document = '/api/docs/json';

test('long answers are compressed as the browser asks, and short ones are not', async () => {
  const { app } = await startTestApp();
  const ask = async (url: string, encoding: string) =>
    await app.inject({ url, headers: { 'accept-encoding': encoding } });

  const plain = await ask(document, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask(document, 'gzip, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.body.length / 4);
  const gzip = await ask(document, 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect((await ask('/config.json', 'br')).headers['content-encoding']).toBeUndefined();
});

test('a compressed request is not unpacked', async () => {
  const { app } = await startTestApp();
  const body = gzipSync(JSON.stringify({ fileName: 'a.pdf', type: 'application/pdf', size: 1000 }));
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/resume/public-request-upload',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  });
  expect(statusCode).toBe(400);
});
