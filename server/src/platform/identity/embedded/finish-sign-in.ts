import { sql } from 'kysely';
import { type Asked, clientOf } from './call.ts';
import { type ChallengeName, openChallenge, type SignIn } from './challenges.ts';
import { deviceOf, newDeviceKeys, touchDevice } from './devices.ts';
import { doorOf } from './door.ts';
import { beginFamily } from './families.ts';
import { IdentityError, invalidSession, notAuthorized } from './identity-error.ts';
import { takeUse } from './limits.ts';
import { unlockHere } from './lock.ts';
import { requiresMfa } from './mfa-policy.ts';
import { rememberPlace } from './places.ts';
import type { Pool } from './pool.ts';
import { customChallenge } from './sign-in-code.ts';
import { issueTokens } from './tokens.ts';
import { attributesOf, type User, userBySub } from './users.ts';

/** Goes one step on: the next question, or the tokens when nothing is left to ask. */
export async function goOn(pool: Pool, signIn: SignIn, asked: Asked): Promise<object> {
  // Looked for even where nobody is, so that both take the same time.
  const user = await userBySub(pool.db, signIn.sub);
  if (signIn.isGhost) return await customChallenge(pool, signIn, undefined);
  if (!user) throw invalidSession();
  requireOpen(user);
  const ask = async (kind: ChallengeName, parameters: Record<string, string>) => ({
    ChallengeName: kind,
    Session: await openChallenge(pool, kind, signIn),
    ChallengeParameters: parameters,
  });
  const who = { USER_ID_FOR_SRP: user.sub };

  if (user.status === 'FORCE_CHANGE_PASSWORD')
    return await ask('NEW_PASSWORD_REQUIRED', {
      ...who,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributesOf(user)),
    });
  // Before the second factor: whether somebody has one is not told to those who only know a name.
  if (signIn.isCustom && !signIn.passed.includes('custom')) return await customChallenge(pool, signIn, user);
  if (!signIn.passed.includes('mfa')) {
    if (user.totp_enabled) return await ask('SOFTWARE_TOKEN_MFA', { ...who, FRIENDLY_DEVICE_NAME: 'Authenticator' });
    if (await requiresMfa(pool)) return await ask('MFA_SETUP', { ...who, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
  }
  if (signIn.deviceKey !== undefined && !signIn.passed.includes('device')) {
    await deviceOf(pool, user.sub, signIn.deviceKey);
    return await ask('DEVICE_SRP_AUTH', { ...who, USERNAME: user.sub, DEVICE_KEY: signIn.deviceKey });
  }
  return await tokensFor(pool, signIn, user, asked);
}

/** Told only to somebody who has shown to know the password. */
export function requireOpen(user: User) {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED')
    throw new IdentityError('PasswordResetRequiredException', 'Password reset required for the user');
}

/** Tells the owner of a device that was not seen before; the first of an account is their own. */
async function tellOfDevice(pool: Pool, { sub, email }: User) {
  const { rows } = await sql<{ before: boolean }>`select exists (select from identity_family where sub = ${sub})
    or exists (select from identity_place where sub = ${sub}) as before`.execute(pool.db);
  if (rows[0]?.before && (await takeUse(pool, 'DeviceLetter', sub)))
    pool.mail.later(email, pool.letters.newDevice(pool.now()));
}

async function tokensFor(pool: Pool, signIn: SignIn, user: User, asked: Asked) {
  const known = signIn.deviceKey === undefined ? undefined : await deviceOf(pool, user.sub, signIn.deviceKey);
  const device = known ? { key: known.device_key, groupKey: known.group_key } : newDeviceKeys(pool);
  const client = clientOf(pool, signIn.clientId);
  if (!known) await tellOfDevice(pool, user);
  const session = await beginFamily(pool, user.sub, client, { ...device, confirmed: known !== undefined });
  const { family, refreshToken: RefreshToken } = session;
  const [tokens] = await Promise.all([
    issueTokens(pool, user, family, asked.issuer),
    doorOf(pool, user, asked, signIn.deviceKey).then((door) => unlockHere(pool, door)),
    rememberPlace(pool, user.sub, asked.address),
  ]);
  if (known) await touchDevice(pool, known.device_key);
  const NewDeviceMetadata = { DeviceKey: device.key, DeviceGroupKey: device.groupKey };
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, RefreshToken, ...(known ? {} : { NewDeviceMetadata }) },
  };
}
