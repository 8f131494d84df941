import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Secrets } from '../crypto/secrets.ts';
import { after, millisecondsIn } from '../durations.ts';
import type { DirectoryTables } from '../tables.ts';

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; activeFrom: Date };
export type SigningKeys = Awaited<ReturnType<typeof openSigningKeys>>;

const lifetime = 365 * millisecondsIn.day;
/** How long a replaced key is still published: longer than any access token is valid. */
const afterlife = 2 * millisecondsIn.day;
const rereadAfter = millisecondsIn.hour;

/** The keys that sign tokens: the current one, and its successor, published long before it is used. */
export async function openSigningKeys(db: Kysely<DirectoryTables>, secrets: Secrets, now: () => Date) {
  let keys = await renewed();
  let readAt = now().getTime();

  async function renewed(): Promise<SigningKey[]> {
    const kept = await db.selectFrom('identity_key').selectAll().orderBy('active_from').execute();
    const newest = kept.at(-1)?.active_from.getTime();
    const wanted: number[] = newest === undefined ? [0, lifetime] : newest <= now().getTime() ? [lifetime] : [];
    for (const wait of wanted) await addKey(after(now(), wait));
    if (wanted.length === 0) return kept.map(opened);
    return (await db.selectFrom('identity_key').selectAll().orderBy('active_from').execute()).map(opened);
  }

  async function addKey(activeFrom: Date) {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const kid = crypto.randomUUID();
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await db
      .insertInto('identity_key')
      .values({ kid, sealed_key: secrets.seal(`key|${kid}`, pem), active_from: activeFrom })
      .execute();
  }

  function opened({ kid, sealed_key, active_from }: { kid: string; sealed_key: string; active_from: Date }) {
    const privateKey = createPrivateKey(secrets.open(`key|${kid}`, sealed_key));
    return { kid, privateKey, publicKey: createPublicKey(privateKey), activeFrom: active_from };
  }

  async function current(): Promise<SigningKey[]> {
    const elapsed = Math.abs(now().getTime() - readAt);
    if (elapsed > rereadAfter) {
      keys = await renewed();
      readAt = now().getTime();
    }
    const active = keys.filter((key) => key.activeFrom <= now());
    return keys.filter((key) => {
      const successor = active.find((other) => other.activeFrom > key.activeFrom);
      return !successor || successor.activeFrom.getTime() + afterlife > now().getTime();
    });
  }

  return {
    async signing(): Promise<SigningKey> {
      const key = (await current()).findLast(({ activeFrom }) => activeFrom <= now());
      if (!key) throw new Error('The directory has no key to sign with.');
      return key;
    },

    async byId(kid: string): Promise<SigningKey | undefined> {
      return (await current()).find((key) => key.kid === kid);
    },

    /** The public keys, as a JWK set. */
    async published() {
      return {
        keys: (await current()).map(({ kid, publicKey }) => {
          const { n, e } = publicKey.export({ format: 'jwk' });
          return { kty: 'RSA', alg: 'RS256', use: 'sig', kid, n, e };
        }),
      };
    },
  };
}
