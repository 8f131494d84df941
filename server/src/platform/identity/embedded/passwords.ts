import { passwordMinLength } from '@redmark/contract';
import { ghostOf } from './ghosts.ts';
import { IdentityError, wrongPassword } from './identity-error.ts';
import { giveBack, lockName, payForGuess } from './lock.ts';
import type { Pool } from './pool.ts';
import { passwordFits } from './srp.ts';
import { normalised, type User, verifierOf } from './users.ts';

const longest = 256;
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+ -]/;

/** The provider's sentences, in its order: the first rule that is broken is told. */
export function requireGoodPassword(password: string) {
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
  if (broken === undefined) return;
  throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}

/** Somebody who signs in, whether they exist or not: the same work and the same waits for both. */
export type Candidate = { user: User | undefined; lock: string; sub: string };

export function candidateOf(pool: Pool, user: User | undefined, name: string): Candidate {
  if (user) return { user, lock: lockName(pool, user.email), sub: user.sub };
  return { user, lock: lockName(pool, normalised(name)), sub: ghostOf(pool, name).sub };
}

/** Whether a guess is right, counted before it is looked at. */
export async function guessed(pool: Pool, lock: string, guess: () => Promise<boolean>): Promise<boolean> {
  return await pool.inTurn(lock, async () => {
    await payForGuess(pool, lock);
    const right = await guess();
    if (right) await giveBack(pool, lock);
    return right;
  });
}

/** Checks the password of somebody, known or not, and answers the user it belongs to. */
export async function checkPassword(pool: Pool, candidate: Candidate, name: string, password: string): Promise<User> {
  const { user, sub, lock } = candidate;
  const verifier = user ? verifierOf(pool, user) : ghostOf(pool, name).verifier;
  const right = await guessed(pool, lock, async () => {
    return (await passwordFits({ group: pool.name, name: sub }, password, verifier)) && user !== undefined;
  });
  if (!right || !user) throw wrongPassword();
  return user;
}
