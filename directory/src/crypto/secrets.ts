import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export type Secrets = ReturnType<typeof createSecrets>;

const ivBytes = 12;
const tagBytes = 16;

/** Encryption and digests under the master key: with the database alone, nobody can read or forge any of it. */
export function createSecrets(master: string) {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', master, 'redmark-identity', use, 32));
  const sealing = key('seal');
  const hashing = key('digest');
  const keyId = createHash('sha256').update(sealing).digest('hex').slice(0, 8);

  return {
    /** Encrypts for one row: the result cannot be copied into another row. */
    seal(belongsTo: string, text: string): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(belongsTo));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${sealed.toString('base64url')}`;
    },

    open(belongsTo: string, sealed: string): string {
      const [id, data = ''] = sealed.split('.');
      if (id !== keyId) throw new Error('This was sealed with another IDENTITY_SECRET.');
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
    },

    /** A keyed digest: deterministic for the same parts, and useless without the key. */
    digest: (...parts: string[]) => createHmac('sha256', hashing).update(JSON.stringify(parts)).digest('base64url'),
  };
}

export function equal(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url');
