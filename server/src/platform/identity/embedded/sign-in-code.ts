import { maskedEmail } from './attributes.ts';
import { openChallenge, type SignIn } from './challenges.ts';
import { newCode } from './codes.ts';
import { pay } from './limits.ts';
import type { Pool } from './pool.ts';
import { normalised, type User } from './users.ts';

/** The pool's own challenge: a code sent to the address. Somebody unknown is asked the same, and no code is right. */
export async function customChallenge(pool: Pool, signIn: SignIn, user: User | undefined) {
  const address = user?.email ?? normalised(signIn.name);
  await pay(pool, 'SignInCode', address);
  const code = newCode();
  // Not waited for: how long a letter takes must not tell whether one was sent.
  if (user?.email_verified) pool.mail.later(address, pool.letters.signInCode(code));
  return await askForCode(pool, { ...signIn, code });
}

export async function askForCode(pool: Pool, signIn: SignIn) {
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: await openChallenge(pool, 'CUSTOM_CHALLENGE', signIn),
    ChallengeParameters: {
      USERNAME: signIn.sub,
      CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
      CODE_DELIVERY_DESTINATION: maskedEmail(normalised(signIn.name)),
    },
  };
}
