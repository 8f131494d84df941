import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret that is made once and kept in the data folder, for its owner alone. */
export function keptSecret(dataFolder: string, name: string): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const path = join(dataFolder, `${name}.secret`);
  if (!existsSync(path)) {
    // Renamed into place: a crash must not leave an empty secret, with which anybody could sign.
    writeFileSync(`${path}.new`, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path, 'utf8');
}
