import { z } from 'zod';
import { type Asked, clientOf, operation } from './call.ts';
import { addRefreshToken, type Family, familyOfRefreshToken, revoke, rotate } from './families.ts';
import { IdentityError, notAuthorized } from './identity-error.ts';
import { looksLikeJwt } from './jwt.ts';
import type { Client, Pool } from './pool.ts';
import * as shape from './shapes.ts';
import { issueTokens, sessionOf } from './tokens.ts';
import { userBySub } from './users.ts';

/** Two tabs may exchange the same token, and an answer may be lost: for this long the old one still works. */
const graceMilliseconds = 5000;

/** New tokens for a refresh token. */
export async function refreshed(
  pool: Pool,
  client: Client,
  token: string,
  deviceKey: string | undefined,
  asked: Asked,
) {
  const family = await familyOfRefreshToken(pool, token);
  if (!family || family.client_id !== client.id) throw notAuthorized('Invalid Refresh Token');
  if (family.revoked_at !== null) throw notAuthorized('Refresh Token has been revoked');
  if (family.expires_at <= pool.now()) throw notAuthorized('Refresh Token has expired');
  if (family.device_confirmed && family.device_key !== deviceKey) throw notAuthorized('Invalid Refresh Token');
  const user = await userBySub(pool.db, family.sub);
  if (!user?.enabled) throw notAuthorized('User is disabled.');
  const rotated = client.rotates ? { RefreshToken: await exchanged(pool, family, token) } : {};
  const tokens = await issueTokens(pool, user, family, asked.issuer);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, ...rotated } };
}

/** A token that comes back long after it was exchanged is in two hands: the whole family ends. */
async function exchanged(pool: Pool, family: Family, token: string): Promise<string> {
  const before = await rotate(pool, token);
  if (before && pool.now().getTime() - before.getTime() > graceMilliseconds) {
    await revoke(pool, { originJti: family.origin_jti });
    throw new IdentityError('RefreshTokenReuseException', 'Refresh Token has been used before.');
  }
  return await addRefreshToken(pool, family.origin_jti);
}

export const getTokensFromRefreshToken = operation(
  z.object({ ClientId: shape.clientId, RefreshToken: shape.refreshToken, DeviceKey: shape.deviceKey.optional() }),
  async (pool, { ClientId, RefreshToken, DeviceKey }, asked) => {
    const answer = await refreshed(pool, clientOf(pool, ClientId), RefreshToken, DeviceKey, asked);
    return { AuthenticationResult: answer.AuthenticationResult };
  },
);

export const revokeToken = operation(
  z.object({ ClientId: shape.clientId, Token: shape.refreshToken }),
  async (pool, { ClientId, Token }) => {
    const client = clientOf(pool, ClientId);
    if (looksLikeJwt(Token)) throw new IdentityError('UnsupportedTokenTypeException', 'This token cannot be revoked.');
    const family = await familyOfRefreshToken(pool, Token);
    if (!family) return {};
    if (family.client_id !== client.id)
      throw new IdentityError('UnauthorizedException', 'The token was not issued to this client.');
    await revoke(pool, { originJti: family.origin_jti });
    return {};
  },
);

export const globalSignOut = operation(z.object({ AccessToken: shape.accessToken }), async (pool, { AccessToken }) => {
  const { user } = await sessionOf(pool, AccessToken);
  await revoke(pool, { sub: user.sub });
  return {};
});
