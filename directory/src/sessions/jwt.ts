import { compactVerify, decodeProtectedHeader, errors, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from './signing-keys.ts';

const Claims = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type Claims = z.output<typeof Claims>;

const alg = 'RS256';

export async function signJwt(keys: SigningKeys, claims: Claims): Promise<string> {
  const { kid, privateKey } = await keys.signing();
  return await new SignJWT(claims).setProtectedHeader({ kid, alg }).sign(privateKey);
}

/** The claims of a token signed with one of our keys. Whether it has expired is for the caller to check. */
export async function readJwt(keys: SigningKeys, token: string): Promise<Claims | undefined> {
  const keyOf = async ({ kid = '' }) => {
    const key = await keys.byId(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
  try {
    const { payload } = await compactVerify(token, keyOf, { algorithms: [alg] });
    return Claims.safeParse(JSON.parse(new TextDecoder().decode(payload))).data;
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
