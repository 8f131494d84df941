import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { deliveredTo } from '../protocol/attributes.ts';
import {
  invalidParameter,
  limitExceeded,
  notAuthorized,
  unknownUser,
  wrongPassword,
} from '../protocol/identity-error.ts';
import { clientOf, operation } from '../protocol/operation.ts';
import { sendOrRefuse } from '../protocol/send-or-refuse.ts';
import * as shape from '../protocol/shapes.ts';
import { revoke } from '../sessions/families.ts';
import { sessionOf } from '../sessions/tokens.ts';
import { type Attempt, attemptOf, payerOf } from '../sign-in/attempt.ts';
import { dropChallenges } from '../sign-in/challenges.ts';
import { unlockAll } from '../sign-in/lock.ts';
import { candidateOf, checkPassword, requireGoodPassword } from '../sign-in/passwords.ts';
import { pay, takeUse } from '../sign-in/usage-limits.ts';
import { createCode, dropCodes, useCode } from '../users/codes.ts';
import { rememberNetwork } from '../users/known-networks.ts';
import { sealedVerifier, type User, updateUser, userByEmail } from '../users/users.ts';

const named = { ClientId: shape.clientId, Username: shape.username };

async function existing(pool: Pool, clientId: string, username: string): Promise<User> {
  clientOf(pool, clientId);
  const user = await userByEmail(pool, username);
  if (!user) throw unknownUser();
  return user;
}

export const forgotPassword = operation(z.object(named), async (pool, { ClientId, Username }, context) => {
  const user = await existing(pool, ClientId, Username);
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw notAuthorized('User password cannot be reset in the current state.');
  if (!user.email_verified)
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  await pay(pool, 'ForgotPassword', payerOf(await attemptOf(pool, user, context)));
  const code = await createCode(pool, user.sub, 'reset', user.email);
  await sendOrRefuse(pool, user.email, pool.emails.resetCode(code));
  return { CodeDeliveryDetails: deliveredTo(user.email) };
});

export const confirmForgotPassword = operation(
  z.object({ ...named, ConfirmationCode: shape.confirmationCode, Password: shape.password }),
  async (pool, { ClientId, Username, ConfirmationCode, Password }, context) => {
    const user = await existing(pool, ClientId, Username);
    // Checked before the code is used: a password that is too weak must not use it up.
    requireGoodPassword(Password, user.email);
    await payForResetCode(pool, user, await attemptOf(pool, user, context));
    await useCode(pool, user.sub, 'reset', ConfirmationCode);
    await setPassword(pool, user, Password);
    await revoke(pool, { sub: user.sub });
    await unlockAll(pool, user.email);
    // Whoever receives the address's mail is taken for its owner, on whatever network.
    await rememberNetwork(pool, user.sub, context.address);
    return {};
  },
);

/** Limits guesses per hour and per day: new codes can be requested, and each guess has one chance in a million. */
async function payForResetCode(pool: Pool, user: User, attempt: Attempt) {
  await pay(pool, 'ConfirmForgotPassword', payerOf(attempt));
  if (await takeUse(pool, 'ConfirmForgotPasswordInADay', payerOf(attempt))) return;
  if (await takeUse(pool, 'ResetLetter', attempt.account)) pool.mail.later(user.email, pool.emails.resetGuessed());
  throw limitExceeded();
}

/** Sets a password. Pending sign-ins with the old one, and codes already sent, stop working. */
async function setPassword(pool: Pool, user: User, password: string) {
  const sealed_verifier = await sealedVerifier(pool, user.sub, password);
  const status = user.status === 'UNCONFIRMED' ? user.status : 'CONFIRMED';
  await updateUser(pool, user.sub, { sealed_verifier, status });
  await dropChallenges(pool, user.sub);
  if (status === 'CONFIRMED') await dropCodes(pool, user.sub);
  pool.mail.later(user.email, pool.emails.passwordChanged());
}

export const changePassword = operation(
  z.object({ AccessToken: shape.accessToken, PreviousPassword: shape.password, ProposedPassword: shape.password }),
  async (pool, { AccessToken, PreviousPassword, ProposedPassword }, context) => {
    const { user, family } = await sessionOf(pool, AccessToken);
    requireGoodPassword(ProposedPassword, user.email);
    await pay(pool, 'ChangePassword', user.email);
    const candidate = await candidateOf(pool, user, user.email, { context, deviceKey: family.device_key ?? undefined });
    const known = await checkPassword(pool, candidate, user.email, PreviousPassword);
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
