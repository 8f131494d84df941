import { millisecondsIn } from '../durations.ts';
import type { Client, Pool } from '../pool.ts';
import { IdentityError, notAuthorized } from '../protocol/identity-error.ts';
import type { CallContext } from '../protocol/operation.ts';
import { userBySub } from '../users/users.ts';
import { addRefreshToken, type Family, familyOfRefreshToken, revoke, rotate } from './families.ts';
import { issueTokens } from './tokens.ts';

/** Two tabs may exchange the same token, and a reply may be lost: for this long the old one still works. */
const graceMilliseconds = 5 * millisecondsIn.second;

/** New tokens for a refresh token. */
export async function refreshed(
  pool: Pool,
  client: Client,
  token: string,
  deviceKey: string | undefined,
  context: CallContext,
) {
  const family = await familyOfRefreshToken(pool, token);
  if (!family || family.client_id !== client.id) throw notAuthorized('Invalid Refresh Token');
  if (family.revoked_at !== null) throw notAuthorized('Refresh Token has been revoked');
  if (family.expires_at <= pool.now()) throw notAuthorized('Refresh Token has expired');
  if (family.device_confirmed && family.device_key !== deviceKey) throw notAuthorized('Invalid Refresh Token');
  const user = await userBySub(pool.db, family.sub);
  if (!user?.enabled) throw notAuthorized('User is disabled.');
  const rotated = client.rotates ? { RefreshToken: await exchanged(pool, family, token) } : {};
  const tokens = await issueTokens(pool, user, family, context.issuer);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, ...rotated } };
}

/**
 * Returns the next refresh token. One that is reused long after its exchange was probably stolen: the whole family is
 * revoked.
 */
async function exchanged(pool: Pool, family: Family, token: string): Promise<string> {
  const before = await rotate(pool, token);
  if (before && pool.now().getTime() - before.getTime() > graceMilliseconds) {
    await revoke(pool, { originJti: family.origin_jti });
    throw new IdentityError('RefreshTokenReuseException', 'Refresh Token has been used before.');
  }
  return await addRefreshToken(pool, family.origin_jti);
}
