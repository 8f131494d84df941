import { join } from 'node:path';
import { keptSecret } from '../kept-secret.ts';
import { createDiskStorage, type DiskStorage } from './disk.ts';

/** Files below the data folder, with the secret that signs links beside them. */
export function openDiskStorage(dataFolder: string, secret: string | undefined, now: () => Date): DiskStorage {
  return createDiskStorage({
    folder: join(dataFolder, 'files'),
    secret: secret ?? keptSecret(dataFolder, 'storage'),
    now,
  });
}
