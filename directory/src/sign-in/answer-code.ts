import { equal } from '../crypto/secrets.ts';
import { invalidSession, wrongPassword } from '../protocol/identity-error.ts';
import { required } from '../protocol/operation.ts';
import { userBySub } from '../users/users.ts';
import type { AnswerChallenge } from './answer.ts';
import { isNamed, keptForRepeat } from './answer-proof.ts';
import { takeChallenge } from './challenges.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { candidateOf, guessed } from './passwords.ts';
import { askForCode } from './sign-in-code.ts';

const answersAllowed = 3;

export const answerCode: AnswerChallenge = async (pool, { client, session, responses, context }) => {
  const answer = required(responses, 'ANSWER');
  const name = required(responses, 'USERNAME');
  const signIn = await takeChallenge(pool, 'CUSTOM_CHALLENGE', client.id, session);
  const user = await userBySub(pool.db, signIn.sub);
  if (!isNamed(signIn, user, name)) throw invalidSession();
  const from = { context, deviceKey: responses.DEVICE_KEY ?? signIn.deviceKey };
  const { attempt } = await candidateOf(pool, user, signIn.name, from);
  const isRight = await guessed(pool, attempt, async () => equal(answer, signIn.code ?? '') && user !== undefined);
  const kept = { session: session ?? '', signIn };
  if (isRight)
    return await keptForRepeat(pool, 'CUSTOM_CHALLENGE', kept, async () => {
      const { DEVICE_KEY: deviceKey = signIn.deviceKey } = responses;
      return await continueSignIn(pool, { ...signIn, deviceKey, passed: [...signIn.passed, 'custom'] }, context);
    });
  const wrongAnswers = (signIn.wrongAnswers ?? 0) + 1;
  if (wrongAnswers >= answersAllowed) throw wrongPassword();
  return await askForCode(pool, { ...signIn, wrongAnswers });
};
