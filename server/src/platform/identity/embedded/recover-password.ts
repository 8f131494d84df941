import { z } from 'zod';
import { deliveredTo } from './attributes.ts';
import { clientOf, operation } from './call.ts';
import { dropChallenges } from './challenges.ts';
import { createCode, dropCodes, useCode } from './codes.ts';
import { revoke } from './families.ts';
import { payHourly } from './hourly-limits.ts';
import { invalidParameter, notAuthorized, unknownUser, wrongPassword } from './identity-error.ts';
import { lockName, unlock } from './lock.ts';
import { mailed } from './mailed.ts';
import { candidateOf, checkPassword, requireGoodPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import * as shape from './shapes.ts';
import { sessionOf } from './tokens.ts';
import { sealedVerifier, type User, updateUser, userByEmail } from './users.ts';

const named = { ClientId: shape.clientId, Username: shape.username };

async function existing(pool: Pool, clientId: string, username: string): Promise<User> {
  clientOf(pool, clientId);
  const user = await userByEmail(pool, username);
  if (!user) throw unknownUser();
  return user;
}

export const forgotPassword = operation(z.object(named), async (pool, { ClientId, Username }) => {
  const user = await existing(pool, ClientId, Username);
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw notAuthorized('User password cannot be reset in the current state.');
  if (!user.email_verified)
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  await payHourly(pool, 'ForgotPassword', user.email);
  const code = await createCode(pool, user.sub, 'reset', user.email);
  await mailed(pool, user.email, pool.letters.resetCode(code));
  return { CodeDeliveryDetails: deliveredTo(user.email) };
});

export const confirmForgotPassword = operation(
  z.object({ ...named, ConfirmationCode: shape.confirmationCode, Password: shape.password }),
  async (pool, { ClientId, Username, ConfirmationCode, Password }) => {
    const user = await existing(pool, ClientId, Username);
    // Before the code is used: a password that is too weak must not cost it.
    requireGoodPassword(Password);
    await payHourly(pool, 'ConfirmForgotPassword', user.email);
    await useCode(pool, user.sub, 'reset', ConfirmationCode);
    await setPassword(pool, user, Password);
    await revoke(pool, { sub: user.sub });
    await unlock(pool, lockName(pool, user.email));
    return {};
  },
);

/** From here on the old password is worth nothing: neither in sign-ins under way nor in codes on their way. */
export async function setPassword(pool: Pool, user: User, password: string) {
  const sealed_verifier = await sealedVerifier(pool, user.sub, password);
  const status = user.status === 'UNCONFIRMED' ? user.status : 'CONFIRMED';
  await updateUser(pool, user.sub, { sealed_verifier, status });
  await dropChallenges(pool, user.sub);
  if (status === 'CONFIRMED') await dropCodes(pool, user.sub);
  pool.mail.later(user.email, pool.letters.passwordChanged());
}

export const changePassword = operation(
  z.object({ AccessToken: shape.accessToken, PreviousPassword: shape.password, ProposedPassword: shape.password }),
  async (pool, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const { user, family } = await sessionOf(pool, AccessToken);
    requireGoodPassword(ProposedPassword);
    await payHourly(pool, 'ChangePassword', user.email);
    const known = await checkPassword(pool, candidateOf(pool, user, user.email), user.email, PreviousPassword);
    const changed = await pool.inTurn(`password|${user.sub}`, async () => {
      const current = await userByEmail(pool, known.email);
      if (current?.sealed_verifier !== known.sealed_verifier) return false;
      await setPassword(pool, known, ProposedPassword);
      return true;
    });
    if (!changed) throw wrongPassword();
    await revoke(pool, { sub: user.sub }, family.origin_jti);
    return {};
  },
);
