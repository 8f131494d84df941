import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret of 256 random bits as text for URLs and headers: enough that a plain digest of it gives nothing away. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** The SHA-256 of a text, in hexadecimal digits. */
export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

/** The HMAC-SHA256 of a text, in hexadecimal digits. */
export const hmacOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
