import { millisecondsIn, secondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { IdentityError, notAuthorized } from '../protocol/identity-error.ts';
import { groupsOf } from '../users/groups.ts';
import { attributesOf, type User, userBySub } from '../users/users.ts';
import { type Family, familyWithUser } from './families.ts';
import { type Claims, readJwt, signJwt } from './jwt.ts';

const tokenSeconds = secondsIn.hour;
const scope = 'aws.cognito.signin.user.admin';
const unnamed = new Set(['sub', 'email_verified']);

/** The access token and the ID token of a session. The user's attributes are in the ID token alone. */
export async function issueTokens(pool: Pool, user: User, family: Family, issuer: string) {
  const iat = Math.floor(pool.now().getTime() / 1000);
  const groups = await groupsOf(pool.db, user.sub);
  const common = {
    sub: user.sub,
    iss: issuer,
    origin_jti: family.origin_jti,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    event_id: crypto.randomUUID(),
    auth_time: Math.floor(family.signed_in_at.getTime() / 1000),
    iat,
    exp: iat + tokenSeconds,
  };
  const attributes = Object.entries(attributesOf(user)).filter(([name, value]) => !unnamed.has(name) && value !== '');
  const [AccessToken, IdToken] = await Promise.all([
    signJwt(pool.keys, {
      ...common,
      token_use: 'access',
      jti: crypto.randomUUID(),
      client_id: family.client_id,
      username: user.sub,
      scope,
      // How the sign-in was made, in the words of RFC 8176.
      ...(family.second_step ? { amr: ['otp', 'mfa'] } : {}),
      ...(family.device_key === null ? {} : { device_key: family.device_key }),
    }),
    signJwt(pool.keys, {
      ...Object.fromEntries(attributes),
      ...common,
      token_use: 'id',
      jti: crypto.randomUUID(),
      aud: family.client_id,
      'cognito:username': user.sub,
      email_verified: user.email_verified,
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: tokenSeconds, TokenType: 'Bearer' };
}

type Session = { user: User; family: Family; claims: Claims };

/** The session an access token belongs to. Refuses a token that is not ours, has expired or was revoked. */
export async function sessionOf(pool: Pool, token: string): Promise<Session> {
  const claims = await readJwt(pool.keys, token);
  if (!claims) throw notAuthorized('Could not verify signature for Access Token');
  const { token_use, client_id, iss, exp, sub, origin_jti } = claims;
  const isOurs =
    token_use === 'access' &&
    Object.values(pool.clients).some(({ id }) => id === client_id) &&
    String(iss).endsWith(`/${pool.id}`);
  if (!isOurs) throw notAuthorized('Invalid Access Token');
  if (Number(exp) * millisecondsIn.second <= pool.now().getTime()) throw notAuthorized('Access Token has expired');
  const session = await familyWithUser(pool, String(origin_jti), String(sub));
  if (!session && !(await userBySub(pool.db, String(sub))))
    throw new IdentityError('UserNotFoundException', 'User does not exist.');
  if (!session || session.revoked_at !== null) throw notAuthorized('Access Token has been revoked');
  if (!session.enabled) throw notAuthorized('User is disabled.');
  return { user: session, family: session, claims };
}
