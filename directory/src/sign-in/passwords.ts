import { passwordMinLength } from '@redmark/contract';
import { passwordFits } from '../crypto/srp.ts';
import type { Pool } from '../pool.ts';
import { IdentityError, wrongPassword } from '../protocol/identity-error.ts';
import type { CallContext } from '../protocol/operation.ts';
import { normalised, type User, verifierOf } from '../users/users.ts';
import { type Attempt, attemptOf } from './attempt.ts';
import { ghostOf } from './ghosts.ts';
import { giveBack, payForGuess } from './lock.ts';
import { holdsName, isWellKnown } from './well-known-passwords.ts';

const longest = 256;
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+ -]/;

/**
 * Refuses weak passwords with Cognito's messages, in its order: the first broken rule is reported. Then refuses
 * passwords that are easily guessed.
 */
export function requireGoodPassword(password: string, email: string) {
  const broken =
    password.length < passwordMinLength || password.length > longest
      ? 'Password not long enough'
      : !/[0-9]/.test(password)
        ? 'Password must have numeric characters'
        : !/[A-Z]/.test(password)
          ? 'Password must have uppercase characters'
          : !symbols.test(password.trim())
            ? 'Password must have symbol characters'
            : undefined;
  if (broken !== undefined) throw badPassword(`Password did not conform with policy: ${broken}`);
  if (isWellKnown(password))
    throw badPassword('This password is among the first that others would try. Choose another one.');
  if (holdsName(password, email)) throw badPassword('This password holds your own email address. Choose another one.');
}

const badPassword = (message: string) => new IdentityError('InvalidPasswordException', message);

/** Somebody who signs in, whether or not they exist: both cost the same work and the same delays. */
type Candidate = { user: User | undefined; sub: string; attempt: Attempt };

type From = { context: CallContext; deviceKey?: string | undefined };

export async function candidateOf(
  pool: Pool,
  user: User | undefined,
  name: string,
  { context, deviceKey }: From,
): Promise<Candidate> {
  const named = { email: user?.email ?? normalised(name), sub: user?.sub ?? ghostOf(pool, name).sub };
  return { user, sub: named.sub, attempt: await attemptOf(pool, named, context, deviceKey) };
}

/** Whether a guess is right. It is counted before it is compared (see lock.ts). */
export async function guessed(pool: Pool, attempt: Attempt, guess: () => Promise<boolean>): Promise<boolean> {
  return await pool.inTurn(attempt.account, async () => {
    await payForGuess(pool, attempt);
    const isRight = await guess();
    if (isRight) await giveBack(pool, attempt);
    return isRight;
  });
}

/** Checks a password, with the same work whether the user exists or not, and returns the user. */
export async function checkPassword(pool: Pool, candidate: Candidate, name: string, password: string): Promise<User> {
  const { user, sub, attempt } = candidate;
  const verifier = user ? verifierOf(pool, user) : ghostOf(pool, name).verifier;
  const isRight = await guessed(pool, attempt, async () => {
    return (await passwordFits({ group: pool.name, name: sub }, password, verifier)) && user !== undefined;
  });
  if (!isRight || !user) throw wrongPassword();
  return user;
}
