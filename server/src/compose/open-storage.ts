import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { keptSecret } from '../platform/secrets/kept-secret.ts';
import { createDiskStorage, type DiskStorage } from '../platform/storage/disk.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { accessKeyOf } from './access-key-of.ts';

type OpenStorage = {
  storage: Storage;
  /** Set where this server itself serves the files. */
  diskStorage: DiskStorage | undefined;
};

/** Opens the configured file storage. The client of buckets is loaded only where one is configured. */
export async function openStorage(config: Config, now: () => Date): Promise<OpenStorage> {
  if (config.STORAGE === 'disk') {
    const disk = openDiskStorage(config.DATA_FOLDER, config.STORAGE_SECRET, now);
    return { storage: disk, diskStorage: disk };
  }
  const { createS3Storage } = await import('../platform/storage/s3.ts');
  const bucket = createS3Storage({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    key: accessKeyOf(config.S3_ACCESS_KEY_ID, config.S3_SECRET_ACCESS_KEY),
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    now,
  });
  return { storage: bucket, diskStorage: undefined };
}

/** Files below the data folder; the secret that signs links is kept there too. */
export function openDiskStorage(dataFolder: string, secret: string | undefined, now: () => Date): DiskStorage {
  return createDiskStorage({
    folder: join(dataFolder, 'files'),
    secret: secret ?? keptSecret(dataFolder, 'storage'),
    now,
  });
}
