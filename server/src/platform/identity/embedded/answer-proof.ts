import { keep, type SignIn, takeChallenge } from './challenges.ts';
import { goOn } from './finish-sign-in.ts';
import { ghostOf } from './ghosts.ts';
import { IdentityError, invalidParameter, wrongPassword } from './identity-error.ts';
import { required } from './initiate-auth.ts';
import { candidateOf, guessed } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { AnswerChallenge } from './respond-to-auth-challenge.ts';
import { type Holder, proofFits, type Verifier } from './srp.ts';
import { answersTo, normalised, type User, userBySub, verifierOf } from './users.ts';

const timestamp =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/** The proof of a password, as it came. Its time is not compared with ours: clocks are off, challenges short-lived. */
export function proofIn(responses: Record<string, string>) {
  const proof = {
    secretBlock: required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
    timestamp: required(responses, 'TIMESTAMP'),
    signature: required(responses, 'PASSWORD_CLAIM_SIGNATURE'),
  };
  if (!timestamp.test(proof.timestamp))
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  return { name: required(responses, 'USERNAME'), proof };
}

/** Whether an answer is given in the name of the one who was asked. */
export function isNamed(signIn: SignIn, user: User | undefined, name: string): boolean {
  if (user) return answersTo(user, name);
  return name === signIn.sub || normalised(name) === normalised(signIn.name);
}

type Proof = ReturnType<typeof proofIn>['proof'];

export async function isProven(holder: Holder, signIn: SignIn, verifier: Verifier, proof: Proof): Promise<boolean> {
  return signIn.hello !== undefined && (await proofFits(holder, signIn.hello, verifier, proof));
}

export const answerProof: AnswerChallenge = async (pool, { client, responses, asked }) => {
  const { name, proof } = proofIn(responses);
  const signIn = await takeChallenge(pool, 'PASSWORD_VERIFIER', client.id, proof.secretBlock);
  const user = await userBySub(pool.db, signIn.sub);
  const verifier = user ? verifierOf(pool, user) : ghostOf(pool, signIn.name).verifier;
  const deviceKey = responses.DEVICE_KEY;
  const { door } = await candidateOf(pool, user, signIn.name, { asked, deviceKey });
  const right = await guessed(pool, door, async () => {
    const proven = await isProven({ group: pool.name, name: signIn.sub }, signIn, verifier, proof);
    return proven && user !== undefined && isNamed(signIn, user, name);
  });
  if (!right) throw wrongPassword();
  const next = { ...signIn, ...(deviceKey === undefined ? {} : { deviceKey }) };
  return await keptForRepeat(pool, 'PASSWORD_VERIFIER', { session: proof.secretBlock, signIn }, async () => {
    return await goOn(pool, next, asked);
  });
};

/** Clients that hear of a forgotten device drop what they know of it and repeat the very same answer. */
export async function keptForRepeat(
  pool: Pool,
  kind: 'PASSWORD_VERIFIER' | 'CUSTOM_CHALLENGE',
  kept: { session: string; signIn: SignIn },
  work: () => Promise<object>,
): Promise<object> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityError && error.name === 'ResourceNotFoundException') await keep(pool, kind, kept);
    throw error;
  }
}
