import type { Pool } from '../pool.ts';
import { maskedEmail } from '../protocol/attributes.ts';
import { newCode } from '../users/codes.ts';
import { normalised, type User } from '../users/users.ts';
import { openChallenge, type SignIn } from './challenges.ts';
import { pay } from './usage-limits.ts';

/** The pool's own challenge: a code by e-mail. An unknown user gets the same challenge, and no code is right. */
export async function customChallenge(pool: Pool, signIn: SignIn, user: User | undefined) {
  const address = user?.email ?? normalised(signIn.name);
  await pay(pool, 'SignInCode', address);
  const code = newCode();
  // Sent in the background: response time must not reveal whether an e-mail was sent.
  if (user?.email_verified) pool.mail.later(address, pool.emails.signInCode(code));
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
