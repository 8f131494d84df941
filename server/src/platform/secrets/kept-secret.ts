import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret generated once and stored in the data folder, readable by its owner only. */
export function keptSecret(dataFolder: string, name: string): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const path = join(dataFolder, `${name}.secret`);
  if (!existsSync(path)) {
    // Renamed into place: a crash must not leave an empty secret, with which anybody could forge signatures.
    writeFileSync(`${path}.new`, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path, 'utf8');
}
