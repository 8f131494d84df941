import type { S3Options } from '../../platform/storage/s3.ts';

const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;

/** Whether this run of the tests was given an S3 server. */
export const hasTestBucket = TEST_S3_ENDPOINT !== undefined;

export function testBucket(now: () => Date): S3Options {
  return {
    bucket: TEST_S3_BUCKET ?? 'redmark',
    region: 'us-east-1',
    endpoint: TEST_S3_ENDPOINT ?? 'http://127.0.0.1:1',
    key: {
      accessKeyId: TEST_S3_ACCESS_KEY_ID ?? 'nobody',
      secretAccessKey: TEST_S3_SECRET_ACCESS_KEY ?? 'nothing',
    },
    forcePathStyle: true,
    now,
  };
}
