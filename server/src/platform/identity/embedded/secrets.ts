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

/** What needs the directory's master key. Whoever has the database alone can neither read nor forge any of it. */
export function createSecrets(master: string) {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', master, 'redmark-identity', use, 32));
  const sealing = key('seal');
  const hashing = key('digest');
  const keyId = createHash('sha256').update(sealing).digest('hex').slice(0, 8);

  return {
    /** Encrypts. What it belongs to is part of it, so that one row's secret cannot be put into another row. */
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

    /** A keyed digest: the same for the same parts, and of use to nobody else. */
    digest: (...parts: string[]) => createHmac('sha256', hashing).update(JSON.stringify(parts)).digest('base64url'),
  };
}

export function equal(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url');
