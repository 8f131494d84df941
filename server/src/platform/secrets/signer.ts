import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs links to the files on disk. Every field is part of the signature, so none can be changed. */
export function createSigner(secret: string) {
  const sign = (fields: string[]) => createHmac('sha256', secret).update(JSON.stringify(fields)).digest('base64url');
  const agrees = (fields: string[], signature: string) => {
    const expected = Buffer.from(sign(fields));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return { sign, agrees };
}
