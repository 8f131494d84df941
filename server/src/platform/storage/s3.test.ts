import { expect, test } from 'vitest';
import { hasTestBucket, testBucket } from '../../testing/test-bucket.ts';
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
