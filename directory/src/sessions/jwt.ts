import type { KeyObject } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, errors, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from './signing-keys.ts';

const Claims = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type Claims = z.output<typeof Claims>;

const alg = 'RS256';
const mostRemembered = 2000;

/** What a token says, and the key that has signed it. */
type Verification = { claims: Readonly<Claims>; kid: string; key: KeyObject };
/** By token, the oldest first. */
const verifications = new WeakMap<SigningKeys, Map<string, Verification>>();

export async function signJwt(keys: SigningKeys, claims: Claims): Promise<string> {
  const { kid, privateKey } = await keys.signing();
  return await new SignJWT(claims).setProtectedHeader({ kid, alg }).sign(privateKey);
}

/**
 * The claims of a token signed with one of our keys. Whether it has expired is for the caller to check, as is whether it
 * was revoked. Whoever is signed in sends the same token with every call; what a key has signed stays so, and its
 * signature is computed once for as long as the key is in use.
 */
export async function readJwt(keys: SigningKeys, token: string): Promise<Readonly<Claims> | undefined> {
  const verified = verifications.get(keys) ?? new Map<string, Verification>();
  verifications.set(keys, verified);
  const known = verified.get(token);
  if (known && (await keys.byId(known.kid))?.publicKey === known.key) return known.claims;
  verified.delete(token);
  const read = await verify(keys, token);
  if (!read) return undefined;
  for (const oldest of verified.keys()) {
    if (verified.size < mostRemembered) break;
    verified.delete(oldest);
  }
  verified.set(token, read);
  return read.claims;
}

async function verify(keys: SigningKeys, token: string): Promise<Verification | undefined> {
  const keyOf = async ({ kid = '' }) => {
    const key = await keys.byId(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
  try {
    const { payload, protectedHeader } = await compactVerify(token, keyOf, { algorithms: [alg] });
    const claims = Claims.safeParse(JSON.parse(new TextDecoder().decode(payload))).data;
    return (
      claims && { claims: Object.freeze(claims), kid: protectedHeader.kid ?? '', key: await keyOf(protectedHeader) }
    );
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

export function looksLikeJwt(token: string): boolean {
  try {
    decodeProtectedHeader(token);
    return true;
  } catch {
    return false;
  }
}
