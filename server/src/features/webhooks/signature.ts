import { hmacOf } from '../../base/secrets.ts';

export const signatureHeader = 'Redmark-Signature';

/** `t=SECONDS,v1=HEX`: the moment of sending, and an HMAC-SHA256 over it, a full stop and the body. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmacOf(`${seconds}.${body}`, secret)}`;
}
