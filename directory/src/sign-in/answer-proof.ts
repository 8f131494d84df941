import { type Holder, proofFits, type Verifier } from '../crypto/srp.ts';
import type { Pool } from '../pool.ts';
import { IdentityError, invalidParameter, wrongPassword } from '../protocol/identity-error.ts';
import { type Answer, required } from '../protocol/operation.ts';
import { answersTo, normalised, type User, userBySub, verifierOf } from '../users/users.ts';
import type { AnswerChallenge } from './answer.ts';
import { keep, type SignIn, takeChallenge } from './challenges.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { ghostOf } from './ghosts.ts';
import { candidateOf, guessed } from './passwords.ts';

const timestamp =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/**
 * The proof of a password, as it was sent. Its timestamp is not compared with ours: clocks differ, and challenges are
 * short-lived.
 */
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

/** Whether a response names the user who was challenged. */
export function isNamed(signIn: SignIn, user: User | undefined, name: string): boolean {
  if (user) return answersTo(user, name);
  return name === signIn.sub || normalised(name) === normalised(signIn.name);
}

type Proof = ReturnType<typeof proofIn>['proof'];

export async function isProven(holder: Holder, signIn: SignIn, verifier: Verifier, proof: Proof): Promise<boolean> {
  return signIn.hello !== undefined && (await proofFits(holder, signIn.hello, verifier, proof));
}

export const answerProof: AnswerChallenge = async (pool, { client, responses, context }) => {
  const { name, proof } = proofIn(responses);
  const signIn = await takeChallenge(pool, 'PASSWORD_VERIFIER', client.id, proof.secretBlock);
  const user = await userBySub(pool.db, signIn.sub);
  const verifier = user ? verifierOf(pool, user) : ghostOf(pool, signIn.name).verifier;
  const deviceKey = responses.DEVICE_KEY;
  const { attempt } = await candidateOf(pool, user, signIn.name, { context, deviceKey });
  const isRight = await guessed(pool, attempt, async () => {
    const isTheirs = await isProven({ group: pool.name, name: signIn.sub }, signIn, verifier, proof);
    return isTheirs && user !== undefined && isNamed(signIn, user, name);
  });
  if (!isRight) throw wrongPassword();
  const next = { ...signIn, deviceKey: deviceKey ?? signIn.deviceKey };
  return await keptForRepeat(pool, 'PASSWORD_VERIFIER', { session: proof.secretBlock, signIn }, async () => {
    return await continueSignIn(pool, next, context);
  });
};

/** A client whose device is unknown forgets the device and repeats the same response, so the challenge is kept. */
export async function keptForRepeat(
  pool: Pool,
  kind: 'PASSWORD_VERIFIER' | 'CUSTOM_CHALLENGE',
  kept: { session: string; signIn: SignIn },
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityError && error.name === 'ResourceNotFoundException') await keep(pool, kind, kept);
    throw error;
  }
}
