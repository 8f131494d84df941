import { isNamed } from './answer-proof.ts';
import { writtenAttributes } from './attributes.ts';
import { takeChallenge } from './challenges.ts';
import { goOn } from './finish-sign-in.ts';
import { invalidSession } from './identity-error.ts';
import { required } from './initiate-auth.ts';
import { requireGoodPassword } from './passwords.ts';
import type { AnswerChallenge } from './respond-to-auth-challenge.ts';
import { sealedVerifier, updateUser, userByName, userBySub } from './users.ts';

const prefix = 'userAttributes.';

/** Whoever was given a temporary password chooses their own. */
export const answerNewPassword: AnswerChallenge = async (pool, { client, session, responses, asked }) => {
  const password = required(responses, 'NEW_PASSWORD');
  const name = required(responses, 'USERNAME');
  const written = writtenAttributes(
    Object.entries(responses)
      .filter(([key]) => key.startsWith(prefix) && key !== `${prefix}email`)
      .map(([key, Value]) => ({ Name: key.slice(prefix.length), Value })),
  );
  const told = await userByName(pool, name);
  // Before the challenge is taken: a password that is refused must not end the sign-in.
  requireGoodPassword(password, told?.email ?? '');
  const signIn = await takeChallenge(pool, 'NEW_PASSWORD_REQUIRED', client.id, session);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user || !isNamed(signIn, user, name)) throw invalidSession();
  await updateUser(pool, user.sub, {
    status: 'CONFIRMED',
    sealed_verifier: await sealedVerifier(pool, user.sub, password),
    attributes: JSON.stringify({ ...user.attributes, ...written }),
  });
  return await goOn(pool, signIn, asked);
};
