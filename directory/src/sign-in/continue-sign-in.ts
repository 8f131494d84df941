import { sql } from 'kysely';
import type { Pool } from '../pool.ts';
import { IdentityError, invalidSession, notAuthorized } from '../protocol/identity-error.ts';
import { type Answer, type CallContext, clientOf } from '../protocol/operation.ts';
import { deviceOf, newDeviceKeys, touchDevice } from '../sessions/devices.ts';
import { beginFamily } from '../sessions/families.ts';
import { issueTokens } from '../sessions/tokens.ts';
import { rememberNetwork } from '../users/known-networks.ts';
import { attributesOf, type User, userBySub } from '../users/users.ts';
import { attemptOf } from './attempt.ts';
import { type ChallengeName, openChallenge, type SignIn } from './challenges.ts';
import { unlockHere } from './lock.ts';
import { requiresMfa } from './mfa-policy.ts';
import { customChallenge } from './sign-in-code.ts';
import { takeUse } from './usage-limits.ts';

/** The next step of a sign-in: another challenge, or the tokens when none is left. */
export async function continueSignIn(pool: Pool, signIn: SignIn, context: CallContext): Promise<Answer> {
  // Queried for ghosts (see ghosts.ts) as well, so that both take the same time.
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
  // Before the second factor: somebody who only knows a name must not learn whether it has one.
  if (signIn.isCustom && !signIn.passed.includes('custom')) return await customChallenge(pool, signIn, user);
  if (!signIn.passed.includes('mfa')) {
    if (user.totp_enabled) return await ask('SOFTWARE_TOKEN_MFA', { ...who, FRIENDLY_DEVICE_NAME: 'Authenticator' });
    if (await requiresMfa(pool)) return await ask('MFA_SETUP', { ...who, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
  }
  if (signIn.deviceKey !== undefined && !signIn.passed.includes('device')) {
    await deviceOf(pool, user.sub, signIn.deviceKey);
    return await ask('DEVICE_SRP_AUTH', { ...who, USERNAME: user.sub, DEVICE_KEY: signIn.deviceKey });
  }
  return await tokensFor(pool, signIn, user, context);
}

/**
 * Refuses accounts that cannot sign in. Only for callers who have proved the password: the refusal reveals the
 * account's state.
 */
function requireOpen(user: User) {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED')
    throw new IdentityError('PasswordResetRequiredException', 'Password reset required for the user');
}

/** Reports a new device to the owner by e-mail; the first device of an account is their own. */
async function reportNewDevice(pool: Pool, { sub, email }: User) {
  const { rows } = await sql<{ before: boolean }>`select exists (select from identity_family where sub = ${sub})
    or exists (select from identity_place where sub = ${sub}) as before`.execute(pool.db);
  if (rows[0]?.before && (await takeUse(pool, 'DeviceLetter', sub)))
    pool.mail.later(email, pool.emails.newDevice(pool.now()));
}

async function tokensFor(pool: Pool, signIn: SignIn, user: User, context: CallContext) {
  const known = signIn.deviceKey === undefined ? undefined : await deviceOf(pool, user.sub, signIn.deviceKey);
  const device = known ? { key: known.device_key, groupKey: known.group_key } : newDeviceKeys(pool);
  const client = clientOf(pool, signIn.clientId);
  if (!known) await reportNewDevice(pool, user);
  const session = await beginFamily(pool, {
    sub: user.sub,
    client,
    device: { ...device, confirmed: known !== undefined },
    secondStep: signIn.passed.includes('mfa'),
  });
  const { family, refreshToken: RefreshToken } = session;
  const [tokens] = await Promise.all([
    issueTokens(pool, user, family, context.issuer),
    attemptOf(pool, user, context, signIn.deviceKey).then((attempt) => unlockHere(pool, attempt)),
    rememberNetwork(pool, user.sub, context.address),
  ]);
  if (known) await touchDevice(pool, known.device_key);
  const NewDeviceMetadata = { DeviceKey: device.key, DeviceGroupKey: device.groupKey };
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, RefreshToken, ...(known ? {} : { NewDeviceMetadata }) },
  };
}
