import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Config } from '../../config/config.ts';
import { keepSecret, keptIn } from '../../platform/secrets/kept-secret.ts';
import { createKeyedDigest } from '../../platform/secrets/keyed-digest.ts';
import { names } from './manifest.ts';

/** The variables a backup depends on: without them nobody can sign in, or welcome credits are given twice. */
export const secretVariables = ['IDENTITY_SECRET', 'DIGEST_SECRET'] as const;
export type Secrets = Partial<Record<(typeof secretVariables)[number], string>>;

/** Secrets in a data folder, by the names they have there. */
type Kept = { identity?: string | undefined; digest?: string | undefined };

/** The secrets in force: as configured, or as this installation made them in its data folder. */
export function secretsOf(config: Config, taken: Kept = {}): Secrets {
  const kept = (name: keyof Kept) => taken[name] ?? keptIn(config.DATA_FOLDER, name);
  const identity = config.IDENTITY === 'embedded' ? (config.IDENTITY_SECRET ?? kept('identity')) : undefined;
  const digest = config.DIGEST_SECRET ?? (config.IDENTITY === 'embedded' ? identity : kept('digest'));
  return {
    ...(identity === undefined ? {} : { IDENTITY_SECRET: identity }),
    ...(digest === undefined ? {} : { DIGEST_SECRET: digest }),
  };
}

/** Those that the installation made by itself: of the others the operator has a copy. */
export function generatedSecrets(config: Config): Secrets {
  const given = new Set(Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [name])));
  // Without one of its own, digests are keyed by the directory's secret.
  if (given.has('IDENTITY_SECRET')) given.add('DIGEST_SECRET');
  return Object.fromEntries(Object.entries(secretsOf(config)).filter(([name]) => !given.has(name)));
}

/** Tells two secrets apart and tells nothing of them. */
export function fingerprintsOf(secrets: Secrets): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, secret]) => [name, createKeyedDigest(secret, 'backup')(name)]),
  );
}

export const secretsText = (secrets: Secrets) =>
  Object.entries(secrets)
    .map(([name, secret]) => `${name}=${secret}\n`)
    .join('');

/** The secrets that lie with a backup; none where they are kept elsewhere. */
export function secretsIn(folder: string): Secrets {
  const path = join(folder, names.secrets);
  const found = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  return Object.fromEntries(secretVariables.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
}

/**
 * Throws what must be set where an installation would not have the secrets a backup was made with: its hosts would lock
 * everybody out. Those from beside the backup count where the installation may take them.
 */
export function requireSecrets(config: Config, fingerprints: Record<string, string>, beside: Secrets) {
  const ours = fingerprintsOf(secretsOf(config, takenFrom(config, beside)));
  const wrong = secretVariables.filter((name) => fingerprints[name] !== undefined && ours[name] !== fingerprints[name]);
  // A hosted pool has a secret of its own for its people.
  const needed = wrong.filter((name) => name !== 'IDENTITY_SECRET' || config.IDENTITY === 'embedded');
  if (needed.length === 0) return;
  const where = needed.every((name) => beside[name]) ? `as in the backup’s ${names.secrets}` : 'as where it was taken';
  throw new Error(`Nothing was restored. Set ${needed.join(' and ')} ${where}: with another one nobody can sign in.`);
}

/** Stores the secrets from beside a backup in the data folder, where the configuration names none. */
export function takeSecrets(config: Config, beside: Secrets) {
  const { identity, digest } = takenFrom(config, beside);
  if (identity !== undefined) keepSecret(config.DATA_FOLDER, 'identity', identity);
  if (digest !== undefined) keepSecret(config.DATA_FOLDER, 'digest', digest);
}

function takenFrom(config: Config, { IDENTITY_SECRET, DIGEST_SECRET }: Secrets): Kept {
  if (config.IDENTITY === 'embedded') return config.IDENTITY_SECRET ? {} : { identity: IDENTITY_SECRET };
  return config.DIGEST_SECRET ? {} : { digest: DIGEST_SECRET };
}
