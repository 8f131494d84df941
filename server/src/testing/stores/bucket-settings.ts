import { testBucket } from './test-bucket.ts';

/** The test's bucket as variables of an installation. */
export function bucketSettings(): Record<string, string> {
  const { bucket, region, endpoint = '', key } = testBucket(() => new Date());
  return {
    STORAGE: 's3',
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: key?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: key?.secretAccessKey ?? '',
  };
}
