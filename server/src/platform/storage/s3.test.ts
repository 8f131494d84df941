import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PartDown } from '../../base/part-down.ts';
import { withLentKey } from '../../testing/lent-key.ts';
import { hasTestBucket, testBucket } from '../../testing/stores/test-bucket.ts';
import { createS3Storage } from './s3.ts';
import { testStorage } from './storage-promises.ts';

const clock = { now: new Date() };
const options = testBucket(() => clock.now);

if (!hasTestBucket) test.skip('S3 keeps the promises of a storage (no S3 server at hand)', () => {});
else
  testStorage('S3', async () => ({
    storage: createS3Storage(options),
    clock,
    send: fetch,
  }));

test('the origin of links is the bucket’s own, for the policy of the pages', () => {
  expect(createS3Storage(options).origin).toBe(new URL(options.endpoint ?? '').origin);
  const hosted = { ...options, endpoint: undefined, forcePathStyle: false, bucket: 'resumes', region: 'eu-west-1' };
  expect(createS3Storage(hosted).origin).toBe('https://resumes.s3.eu-west-1.amazonaws.com');
});

test('upload links sign the type and the size', async () => {
  const url = new URL(await createS3Storage(options).uploadUrl('a.pdf', { contentType: 'application/pdf', size: 7 }));
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(url.searchParams.has('x-amz-checksum-crc32')).toBe(false);
});

test('without a key of its own, the one its cloud lends is used, with its session', async () => {
  withLentKey();
  const lent = createS3Storage({ ...options, key: undefined });
  const url = new URL(await lent.uploadUrl('a.pdf', { contentType: 'application/pdf', size: 7 }));
  expect(url.searchParams.get('X-Amz-Credential')).toMatch(/^ASIALENTKEY\//);
  expect(url.searchParams.get('X-Amz-Security-Token')).toBe('a session');
});

async function bucketThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const patience = { connection: 200, silence: 200, call: 1000 };
  return createS3Storage({ ...options, endpoint, patience });
}

test.each<[string, RequestListener]>([
  ['hangs without a word', () => {}],
  [
    'hangs in the middle of a file',
    (_request, response) => void response.writeHead(200, { 'content-length': '100' }).write('%PDF'),
  ],
  ['is out of order', (_request, response) => void response.writeHead(503).end()],
  ['breaks the connection', (request) => void request.socket.resetAndDestroy()],
])('a bucket that %s is a part that is down, within its patience', async (_what, answers) => {
  const storage = await bucketThat(answers);
  const start = performance.now();
  await expect(storage.read('a.pdf')).rejects.toBeInstanceOf(PartDown);
  await expect(storage.write('a.pdf', new Uint8Array(100), 'application/pdf')).rejects.toBeInstanceOf(PartDown);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('whatever is asked of a silent bucket, the part is down', async () => {
  const storage = await bucketThat(() => {});
  const file = { bytes: new Uint8Array(100), sha256: 'a1', contentType: 'application/pdf' };
  const ends = await Promise.allSettled([
    storage.sizeOf('a/a.pdf'),
    storage.read('a/a.pdf'),
    storage.write('a/a.pdf', file.bytes, file.contentType),
    storage.settle('a/a.pdf', file),
    storage.remove('a/a.pdf'),
    storage.removeAll('a/'),
  ]);
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(PartDown) });
});

test('a bucket that refuses is no part that is down: it would refuse again', async () => {
  const storage = await bucketThat((_request, response) => void response.writeHead(403).end());
  await expect(storage.read('a.pdf')).rejects.not.toBeInstanceOf(PartDown);
});
