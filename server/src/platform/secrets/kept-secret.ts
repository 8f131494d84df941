import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pathOf = (dataFolder: string, name: string) => join(dataFolder, `${name}.secret`);

/** A secret generated once and stored in the data folder, readable by its owner only. */
export function keptSecret(dataFolder: string, name: string): string {
  return keptIn(dataFolder, name) ?? keepSecret(dataFolder, name, randomBytes(32).toString('base64url'));
}

/** The secret in a data folder, if it was generated. */
export function keptIn(dataFolder: string, name: string): string | undefined {
  const path = pathOf(dataFolder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Stores a secret in a data folder and returns it as it is there. */
export function keepSecret(dataFolder: string, name: string, secret: string): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const path = pathOf(dataFolder, name);
  // Renamed into place: a crash must not leave an empty secret, with which anybody could forge signatures.
  writeFileSync(`${path}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  return readFileSync(path, 'utf8');
}
