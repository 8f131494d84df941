import { sign, verify } from 'node:crypto';
import type { SigningKeys } from './signing-keys.ts';

export type Claims = Record<string, string | number | boolean>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function signJwt(keys: SigningKeys, claims: Claims): Promise<string> {
  const { kid, privateKey } = await keys.signing();
  const text = `${encoded({ kid, alg: 'RS256' })}.${encoded(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

/** The claims of a token that one of our keys signed, whatever its header says about how to check it. */
export async function readJwt(keys: SigningKeys, token: string): Promise<Claims | undefined> {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) return undefined;
  const { alg, kid } = parsed(header) ?? {};
  if (alg !== 'RS256' || typeof kid !== 'string') return undefined;
  const key = await keys.byId(kid);
  const text = Buffer.from(`${header}.${payload}`);
  if (!key || !verify('sha256', text, key.publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  return parsed(payload);
}

export const looksLikeJwt = (token: string) => parsed(token.split('.')[0] ?? '') !== undefined;

function parsed(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
