import type { Config } from '../config/config.ts';
import { keptSecret } from '../platform/secrets/kept-secret.ts';
import { createKeyedDigest, type KeyedDigest } from '../platform/secrets/keyed-digest.ts';

/**
 * Digests under a secret shared by every host of the installation: a setting of its own, or the directory's secret,
 * which all hosts must share anyway.
 */
export function openDigest(config: Config): KeyedDigest {
  const kept = (name: string) => keptSecret(config.DATA_FOLDER, name);
  const own = () => (config.IDENTITY === 'embedded' ? (config.IDENTITY_SECRET ?? kept('identity')) : kept('digest'));
  return createKeyedDigest(config.DIGEST_SECRET ?? own(), 'digest');
}
