import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { clientOf, operation } from '../protocol/operation.ts';
import * as shape from '../protocol/shapes.ts';
import { familyOfRefreshToken, revoke } from '../sessions/families.ts';
import { looksLikeJwt } from '../sessions/jwt.ts';
import { refreshed } from '../sessions/refresh.ts';
import { sessionOf } from '../sessions/tokens.ts';

export const getTokensFromRefreshToken = operation(
  z.object({ ClientId: shape.clientId, RefreshToken: shape.refreshToken, DeviceKey: shape.deviceKey.optional() }),
  async (pool, { ClientId, RefreshToken, DeviceKey }, context) => {
    const answer = await refreshed(pool, clientOf(pool, ClientId), RefreshToken, DeviceKey, context);
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
