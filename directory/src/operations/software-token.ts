import { z } from 'zod';
import { newTotpSecret, stepOf } from '../crypto/totp.ts';
import type { Pool } from '../pool.ts';
import { IdentityError, invalidParameter, invalidSession } from '../protocol/identity-error.ts';
import { operation } from '../protocol/operation.ts';
import * as shape from '../protocol/shapes.ts';
import { requireRecent } from '../sessions/require-recent.ts';
import { sessionOf } from '../sessions/tokens.ts';
import { openChallenge, type SignIn, takeChallenge, tryChallenge } from '../sign-in/challenges.ts';
import { pay } from '../sign-in/usage-limits.ts';
import { useTotpStep } from '../users/second-step.ts';
import { type User, updateUser, userBySub } from '../users/users.ts';

const answersAllowed = 10;
/** Who enrols: a signed-in user, or one whose sign-in requires it. */
const who = { AccessToken: shape.accessToken.optional(), Session: shape.session };
type Who = { AccessToken?: string | undefined; Session?: string | undefined };
type Enrolling = { user: User; signIn: SignIn | undefined };

async function enrolling(pool: Pool, { AccessToken, Session }: Who, take: boolean): Promise<Enrolling> {
  if (AccessToken !== undefined) {
    const { user, family } = await sessionOf(pool, AccessToken);
    requireRecent(pool, family);
    return { user, signIn: undefined };
  }
  const signIn = await setupOf(pool, Session, take);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user) throw invalidSession();
  return { user, signIn };
}

async function setupOf(pool: Pool, session: string | undefined, take: boolean): Promise<SignIn> {
  if (session === undefined) throw invalidParameter('AccessToken or Session is required.');
  for (const { id } of Object.values(pool.clients)) {
    const found = take
      ? takeChallenge(pool, 'MFA_SETUP', id, session)
      : tryChallenge(pool, 'MFA_SETUP', id, session, answersAllowed).then(({ signIn }) => signIn);
    const signIn = await found.catch((error: unknown) => {
      if (error instanceof IdentityError) return undefined;
      throw error;
    });
    if (signIn) return signIn;
  }
  throw invalidSession();
}

export const associateSoftwareToken = operation(z.object(who), async (pool, input) => {
  const { user, signIn } = await enrolling(pool, input, true);
  const secret = newTotpSecret();
  await updateUser(pool, user.sub, { sealed_new_totp: pool.secrets.seal(`totp|${user.sub}`, secret) });
  return { SecretCode: secret, ...(signIn ? { Session: await openChallenge(pool, 'MFA_SETUP', signIn) } : {}) };
});

export const verifySoftwareToken = operation(
  z.object({ ...who, UserCode: shape.userCode, FriendlyDeviceName: z.string().max(131_072).optional() }),
  async (pool, input) => {
    const { user, signIn } = await enrolling(pool, input, false);
    await pay(pool, 'VerifySoftwareToken', user.email);
    const secret =
      user.sealed_new_totp === null ? undefined : pool.secrets.open(`totp|${user.sub}`, user.sealed_new_totp);
    const step = secret === undefined ? undefined : stepOf(secret, input.UserCode, pool.now());
    if (step === undefined)
      throw new IdentityError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
    await updateUser(pool, user.sub, { sealed_totp: user.sealed_new_totp, sealed_new_totp: null, totp_step: 0 });
    await useTotpStep(pool, user.sub, step);
    if (user.totp_enabled) pool.mail.later(user.email, pool.emails.twoSteps('changed'));
    if (!signIn) return { Status: 'SUCCESS' };
    await setupOf(pool, input.Session, true);
    const passed: SignIn['passed'] = [...signIn.passed, 'mfa'];
    return { Status: 'SUCCESS', Session: await openChallenge(pool, 'MFA_SETUP', { ...signIn, passed }) };
  },
);

const setting = z.object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() }).optional();

export const setUserMfaPreference = operation(
  z.object({ AccessToken: shape.accessToken, SoftwareTokenMfaSettings: setting, SMSMfaSettings: setting }),
  async (pool, { AccessToken, SoftwareTokenMfaSettings: token, SMSMfaSettings: sms }) => {
    const { user, family } = await sessionOf(pool, AccessToken);
    if (token) requireRecent(pool, family);
    if (sms?.Enabled || sms?.PreferredMfa)
      throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
    const enabled = token?.Enabled ?? false;
    const preferred = enabled && (token?.PreferredMfa ?? false);
    if ((enabled || token?.PreferredMfa) && user.sealed_totp === null)
      throw invalidParameter('User has not verified software token mfa');
    if (!token) return {};
    await updateUser(pool, user.sub, { totp_enabled: enabled, totp_preferred: preferred });
    if (enabled !== user.totp_enabled) pool.mail.later(user.email, pool.emails.twoSteps(enabled ? 'on' : 'off'));
    return {};
  },
);
