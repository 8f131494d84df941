import { z } from 'zod';
import { deliveredTo } from './attributes.ts';
import { clientOf, operation } from './call.ts';
import { dropChallenges } from './challenges.ts';
import { createCode, dropCodes, useCode } from './codes.ts';
import { type Door, doorOf } from './door.ts';
import { revoke } from './families.ts';
import { invalidParameter, limitExceeded, notAuthorized, unknownUser, wrongPassword } from './identity-error.ts';
import { pay, payerAt, takeUse } from './limits.ts';
import { unlockAll } from './lock.ts';
import { mailed } from './mailed.ts';
import { candidateOf, checkPassword, requireGoodPassword } from './passwords.ts';
import { rememberPlace } from './places.ts';
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

export const forgotPassword = operation(z.object(named), async (pool, { ClientId, Username }, asked) => {
  const user = await existing(pool, ClientId, Username);
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw notAuthorized('User password cannot be reset in the current state.');
  if (!user.email_verified)
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  await pay(pool, 'ForgotPassword', payerAt(await doorOf(pool, user, asked)));
  const code = await createCode(pool, user.sub, 'reset', user.email);
  await mailed(pool, user.email, pool.letters.resetCode(code));
  return { CodeDeliveryDetails: deliveredTo(user.email) };
});

export const confirmForgotPassword = operation(
  z.object({ ...named, ConfirmationCode: shape.confirmationCode, Password: shape.password }),
  async (pool, { ClientId, Username, ConfirmationCode, Password }, asked) => {
    const user = await existing(pool, ClientId, Username);
    // Before the code is used: a password that is too weak must not cost it.
    requireGoodPassword(Password, user.email);
    await payForResetCode(pool, user, await doorOf(pool, user, asked));
    await useCode(pool, user.sub, 'reset', ConfirmationCode);
    await setPassword(pool, user, Password);
    await revoke(pool, { sub: user.sub });
    await unlockAll(pool, user.email);
    // Whoever reads the mail of an address is its owner, wherever they are.
    await rememberPlace(pool, user.sub, asked.address);
    return {};
  },
);

/** Few guesses an hour, and few a day: a code is asked for again and again, and each has one chance in a million. */
async function payForResetCode(pool: Pool, user: User, door: Door) {
  await pay(pool, 'ConfirmForgotPassword', payerAt(door));
  if (await takeUse(pool, 'ConfirmForgotPasswordInADay', payerAt(door))) return;
  if (await takeUse(pool, 'ResetLetter', door.name)) pool.mail.later(user.email, pool.letters.resetGuessed());
  throw limitExceeded();
}

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
  async (pool, { AccessToken, PreviousPassword, ProposedPassword }, asked) => {
    const { user, family } = await sessionOf(pool, AccessToken);
    requireGoodPassword(ProposedPassword, user.email);
    await pay(pool, 'ChangePassword', user.email);
    const candidate = await candidateOf(pool, user, user.email, { asked, deviceKey: family.device_key ?? undefined });
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
