import { startPostgres } from '../scripts/test/postgres.ts';
import { startSwift } from '../scripts/test/swift.ts';
import { openPostgres } from '../server/src/database/open.ts';
import { createS3Storage } from '../server/src/platform/storage/s3.ts';

/**
 * What hosts of one installation share: a PostgreSQL and an S3 server of this run, and the settings that lead to them.
 * `TEST_S3_ENDPOINT` and the other variables of the tests name another S3 server, one that takes less of the processors.
 */
export async function openSharedParts() {
  const postgres = await startPostgres();
  const s3 = namedServer() ?? (await startSwift());
  const bucket = {
    S3_BUCKET: s3.environment.TEST_S3_BUCKET ?? '',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: s3.environment.TEST_S3_ENDPOINT ?? '',
    S3_ACCESS_KEY_ID: s3.environment.TEST_S3_ACCESS_KEY_ID ?? '',
    S3_SECRET_ACCESS_KEY: s3.environment.TEST_S3_SECRET_ACCESS_KEY ?? '',
  };
  return {
    postgres,
    environment: {
      ...postgres.environment,
      ...bucket,
      STORAGE: 's3',
      S3_FORCE_PATH_STYLE: 'true',
      IDENTITY_SECRET: 'i'.repeat(32),
    },
    openDatabase: async () => await openPostgres(postgres.environment.DATABASE_URL ?? '', console.error),
    storage: createS3Storage({
      bucket: bucket.S3_BUCKET,
      region: bucket.S3_REGION,
      endpoint: bucket.S3_ENDPOINT,
      key: { accessKeyId: bucket.S3_ACCESS_KEY_ID, secretAccessKey: bucket.S3_SECRET_ACCESS_KEY },
      forcePathStyle: true,
      now: () => new Date(),
    }),
    stop() {
      s3.stop();
      postgres.stop();
    },
  };
}

/** The S3 server that the environment names, in the variables of the tests; undefined where it names none. */
function namedServer() {
  return process.env.TEST_S3_ENDPOINT === undefined ? undefined : { environment: process.env, stop() {} };
}
