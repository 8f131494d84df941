import { passwordMinLength } from '@redmark/contract';
import type { Asked } from './call.ts';
import { type Door, doorOf } from './door.ts';
import { ghostOf } from './ghosts.ts';
import { IdentityError, wrongPassword } from './identity-error.ts';
import { giveBack, payForGuess } from './lock.ts';
import type { Pool } from './pool.ts';
import { passwordFits } from './srp.ts';
import { normalised, type User, verifierOf } from './users.ts';
import { holdsName, isWellKnown } from './well-known-passwords.ts';

const longest = 256;
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+ -]/;

/** The provider's sentences, in its order: the first rule that is broken is told. Then what others would try first. */
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

/** Somebody who signs in, whether they exist or not: the same work and the same waits for both. */
export type Candidate = { user: User | undefined; sub: string; door: Door };

type From = { asked: Asked; deviceKey?: string | undefined };

export async function candidateOf(
  pool: Pool,
  user: User | undefined,
  name: string,
  { asked, deviceKey }: From,
): Promise<Candidate> {
  const named = { email: user?.email ?? normalised(name), sub: user?.sub ?? ghostOf(pool, name).sub };
  return { user, sub: named.sub, door: await doorOf(pool, named, asked, deviceKey) };
}

/** Whether a guess is right, counted before it is looked at. */
export async function guessed(pool: Pool, door: Door, guess: () => Promise<boolean>): Promise<boolean> {
  return await pool.inTurn(door.name, async () => {
    await payForGuess(pool, door);
    const right = await guess();
    if (right) await giveBack(pool, door);
    return right;
  });
}

/** Checks the password of somebody, known or not, and answers the user it belongs to. */
export async function checkPassword(pool: Pool, candidate: Candidate, name: string, password: string): Promise<User> {
  const { user, sub, door } = candidate;
  const verifier = user ? verifierOf(pool, user) : ghostOf(pool, name).verifier;
  const right = await guessed(pool, door, async () => {
    return (await passwordFits({ group: pool.name, name: sub }, password, verifier)) && user !== undefined;
  });
  if (!right || !user) throw wrongPassword();
  return user;
}
