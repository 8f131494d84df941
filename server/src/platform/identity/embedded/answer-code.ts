import { isNamed, keptForRepeat } from './answer-proof.ts';
import { takeChallenge } from './challenges.ts';
import { goOn } from './finish-sign-in.ts';
import { invalidSession, wrongPassword } from './identity-error.ts';
import { required } from './initiate-auth.ts';
import { candidateOf, guessed } from './passwords.ts';
import type { AnswerChallenge } from './respond-to-auth-challenge.ts';
import { equal } from './secrets.ts';
import { askForCode } from './sign-in-code.ts';
import { userBySub } from './users.ts';

const answersAllowed = 3;

export const answerCode: AnswerChallenge = async (pool, { client, session, responses, asked }) => {
  const answer = required(responses, 'ANSWER');
  const name = required(responses, 'USERNAME');
  const signIn = await takeChallenge(pool, 'CUSTOM_CHALLENGE', client.id, session);
  const user = await userBySub(pool.db, signIn.sub);
  if (!isNamed(signIn, user, name)) throw invalidSession();
  const from = { asked, deviceKey: responses.DEVICE_KEY ?? signIn.deviceKey };
  const { door } = await candidateOf(pool, user, signIn.name, from);
  const right = await guessed(pool, door, async () => {
    return equal(answer, signIn.code ?? '') && user !== undefined;
  });
  const kept = { session: session ?? '', signIn };
  if (right)
    return await keptForRepeat(pool, 'CUSTOM_CHALLENGE', kept, async () => {
      const { DEVICE_KEY = signIn.deviceKey } = responses;
      const device = DEVICE_KEY === undefined ? {} : { deviceKey: DEVICE_KEY };
      return await goOn(pool, { ...signIn, ...device, passed: [...signIn.passed, 'custom'] }, asked);
    });
  const wrongAnswers = (signIn.wrongAnswers ?? 0) + 1;
  if (wrongAnswers >= answersAllowed) throw wrongPassword();
  return await askForCode(pool, { ...signIn, wrongAnswers });
};
