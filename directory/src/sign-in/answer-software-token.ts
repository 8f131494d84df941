import { stepOf } from '../crypto/totp.ts';
import type { Pool } from '../pool.ts';
import { IdentityError, invalidSession } from '../protocol/identity-error.ts';
import { required } from '../protocol/operation.ts';
import { useTotpStep } from '../users/second-step.ts';
import { type User, updateUser, userBySub } from '../users/users.ts';
import type { AnswerChallenge } from './answer.ts';
import { isNamed } from './answer-proof.ts';
import { takeChallenge, tryChallenge } from './challenges.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { candidateOf, guessed } from './passwords.ts';

const answersAllowed = 3;

export const answerSoftwareToken: AnswerChallenge = async (pool, { client, session, responses, context }) => {
  const code = required(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const name = required(responses, 'USERNAME');
  const { signIn } = await tryChallenge(pool, 'SOFTWARE_TOKEN_MFA', client.id, session, answersAllowed);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user || !isNamed(signIn, user, name)) throw invalidSession();
  const { attempt } = await candidateOf(pool, user, signIn.name, { context, deviceKey: signIn.deviceKey });
  const isRight = await guessed(pool, attempt, async () => await isCodeOf(pool, user, code));
  if (!isRight) throw new IdentityError('CodeMismatchException', 'Invalid code received for user');
  await takeChallenge(pool, 'SOFTWARE_TOKEN_MFA', client.id, session);
  return await continueSignIn(pool, { ...signIn, passed: [...signIn.passed, 'mfa'] }, context);
};

async function isCodeOf(pool: Pool, user: User, code: string): Promise<boolean> {
  if (user.sealed_totp === null) return false;
  const step = stepOf(pool.secrets.open(`totp|${user.sub}`, user.sealed_totp), code, pool.now());
  if (step === undefined) return false;
  if (!(await useTotpStep(pool, user.sub, step)))
    throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.');
  return true;
}

/** Continues once a new authenticator has been verified within this sign-in. */
export const answerMfaSetup: AnswerChallenge = async (pool, { client, session, responses, context }) => {
  const name = required(responses, 'USERNAME');
  const signIn = await takeChallenge(pool, 'MFA_SETUP', client.id, session);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user || !isNamed(signIn, user, name) || !signIn.passed.includes('mfa')) throw invalidSession();
  await updateUser(pool, user.sub, { totp_enabled: true, totp_preferred: true });
  return await continueSignIn(pool, signIn, context);
};
