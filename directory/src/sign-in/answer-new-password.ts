import { writtenAttributes } from '../protocol/attributes.ts';
import { invalidSession } from '../protocol/identity-error.ts';
import { required } from '../protocol/operation.ts';
import { sealedVerifier, updateUser, userByName, userBySub } from '../users/users.ts';
import type { AnswerChallenge } from './answer.ts';
import { isNamed } from './answer-proof.ts';
import { takeChallenge } from './challenges.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { requireGoodPassword } from './passwords.ts';

const prefix = 'userAttributes.';

/** Replaces a temporary password with one the user chooses. */
export const answerNewPassword: AnswerChallenge = async (pool, { client, session, responses, context }) => {
  const password = required(responses, 'NEW_PASSWORD');
  const name = required(responses, 'USERNAME');
  const written = writtenAttributes(
    Object.entries(responses)
      .filter(([key]) => key.startsWith(prefix) && key !== `${prefix}email`)
      .map(([key, Value]) => ({ Name: key.slice(prefix.length), Value })),
  );
  const named = await userByName(pool, name);
  // Checked before the challenge is taken: a rejected password must not end the sign-in.
  requireGoodPassword(password, named?.email ?? '');
  const signIn = await takeChallenge(pool, 'NEW_PASSWORD_REQUIRED', client.id, session);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user || !isNamed(signIn, user, name)) throw invalidSession();
  await updateUser(pool, user.sub, {
    status: 'CONFIRMED',
    sealed_verifier: await sealedVerifier(pool, user.sub, password),
    attributes: JSON.stringify({ ...user.attributes, ...written }),
  });
  return await continueSignIn(pool, signIn, context);
};
