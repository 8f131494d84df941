import { isNamed } from './answer-proof.ts';
import { takeChallenge, tryChallenge } from './challenges.ts';
import { goOn } from './finish-sign-in.ts';
import { IdentityError, invalidSession } from './identity-error.ts';
import { required } from './initiate-auth.ts';
import { candidateOf, guessed } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { AnswerChallenge } from './respond-to-auth-challenge.ts';
import { stepOf } from './totp.ts';
import { type User, updateUser, userBySub } from './users.ts';

const answersAllowed = 3;

export const answerSoftwareToken: AnswerChallenge = async (pool, { client, session, responses, asked }) => {
  const code = required(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const name = required(responses, 'USERNAME');
  const { signIn } = await tryChallenge(pool, 'SOFTWARE_TOKEN_MFA', client.id, session, answersAllowed);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user || !isNamed(signIn, user, name)) throw invalidSession();
  const { door } = await candidateOf(pool, user, signIn.name, { asked, deviceKey: signIn.deviceKey });
  const right = await guessed(pool, door, async () => await isCodeOf(pool, user, code));
  if (!right) throw new IdentityError('CodeMismatchException', 'Invalid code received for user');
  await takeChallenge(pool, 'SOFTWARE_TOKEN_MFA', client.id, session);
  return await goOn(pool, { ...signIn, passed: [...signIn.passed, 'mfa'] }, asked);
};

async function isCodeOf(pool: Pool, user: User, code: string): Promise<boolean> {
  if (user.sealed_totp === null) return false;
  const step = stepOf(pool.secrets.open(`totp|${user.sub}`, user.sealed_totp), code, pool.now());
  if (step === undefined) return false;
  if (!(await useStep(pool, user.sub, step)))
    throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.');
  return true;
}

/** A code works once, and none works that is older than the newest one used. */
export async function useStep({ db }: Pool, sub: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_user')
    .set({ totp_step: step })
    .where('sub', '=', sub)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Goes on once a new authenticator has been verified within this sign-in. */
export const answerMfaSetup: AnswerChallenge = async (pool, { client, session, responses, asked }) => {
  const name = required(responses, 'USERNAME');
  const signIn = await takeChallenge(pool, 'MFA_SETUP', client.id, session);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user || !isNamed(signIn, user, name) || !signIn.passed.includes('mfa')) throw invalidSession();
  await updateUser(pool, user.sub, { totp_enabled: true, totp_preferred: true });
  return await goOn(pool, signIn, asked);
};
