import { createHello, isUsableA } from '../crypto/srp.ts';
import { invalidParameter, noSuchDevice, wrongPassword } from '../protocol/identity-error.ts';
import { required } from '../protocol/operation.ts';
import { deviceOf, deviceVerifier } from '../sessions/devices.ts';
import { userBySub } from '../users/users.ts';
import type { AnswerChallenge } from './answer.ts';
import { isNamed, isProven, proofIn } from './answer-proof.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { candidateOf, guessed } from './passwords.ts';

/** The first message of device authentication: a known device begins to prove its identity. */
export const answerDeviceHello: AnswerChallenge = async (pool, { client, session, responses }) => {
  const A = required(responses, 'SRP_A');
  if (!isUsableA(A)) throw invalidParameter('SRP_A is not a usable value.');
  const signIn = await takeChallenge(pool, 'DEVICE_SRP_AUTH', client.id, session);
  if (signIn.deviceKey === undefined || required(responses, 'DEVICE_KEY') !== signIn.deviceKey) throw noSuchDevice();
  const device = await deviceOf(pool, signIn.sub, signIn.deviceKey);
  const verifier = deviceVerifier(pool, device);
  const hello = await createHello(A, verifier);
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt,
      SRP_B: hello.B,
      SECRET_BLOCK: await openChallenge(pool, 'DEVICE_PASSWORD_VERIFIER', { ...signIn, hello }),
      DEVICE_KEY: device.device_key,
      USERNAME: signIn.sub,
    },
  };
};

export const answerDeviceProof: AnswerChallenge = async (pool, { client, responses, context }) => {
  const { name, proof } = proofIn(responses);
  const signIn = await takeChallenge(pool, 'DEVICE_PASSWORD_VERIFIER', client.id, proof.secretBlock);
  const user = await userBySub(pool.db, signIn.sub);
  if (!user || signIn.deviceKey === undefined) throw noSuchDevice();
  const device = await deviceOf(pool, user.sub, signIn.deviceKey);
  const holder = { group: device.group_key, name: device.device_key };
  const from = { context, deviceKey: signIn.deviceKey };
  const { attempt } = await candidateOf(pool, user, signIn.name, from);
  const isRight = await guessed(pool, attempt, async () => {
    return isNamed(signIn, user, name) && (await isProven(holder, signIn, deviceVerifier(pool, device), proof));
  });
  if (!isRight) throw wrongPassword();
  return await continueSignIn(pool, { ...signIn, passed: [...signIn.passed, 'device'] }, context);
};
