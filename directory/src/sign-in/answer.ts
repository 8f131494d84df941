import type { Client, Pool } from '../pool.ts';
import type { Answer, CallContext } from '../protocol/operation.ts';

/** One answer to a challenge, of the client that was asked. */
type ChallengeAnswer = {
  client: Client;
  session: string | undefined;
  responses: Record<string, string>;
  context: CallContext;
};

/** Checks the answer to one kind of challenge: the tokens, the next challenge, or a refusal. */
export type AnswerChallenge = (pool: Pool, answer: ChallengeAnswer) => Promise<Answer>;
