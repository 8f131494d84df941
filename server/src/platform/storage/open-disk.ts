import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDiskStorage, type DiskStorage } from './disk.ts';

/** Files below the data folder. The secret that signs links is made once and kept beside them, for the owner alone. */
export function openDiskStorage(dataFolder: string, secret: string | undefined, now: () => Date): DiskStorage {
  return createDiskStorage({ folder: join(dataFolder, 'files'), secret: secret ?? keptSecret(dataFolder), now });
}

function keptSecret(dataFolder: string): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const path = join(dataFolder, 'storage.secret');
  if (!existsSync(path)) {
    // Renamed into place: a crash must not leave an empty secret, with which anybody could sign.
    writeFileSync(`${path}.new`, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path, 'utf8');
}
