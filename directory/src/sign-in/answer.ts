import type { Client, Pool } from '../pool.ts';
import type { Answer, CallContext } from '../protocol/operation.ts';

/** A response to a challenge, from the client it was issued to. */
type ChallengeAnswer = {
  client: Client;
  session: string | undefined;
  responses: Record<string, string>;
  context: CallContext;
};

/** Checks the response to one kind of challenge; returns tokens or the next challenge, or refuses. */
export type AnswerChallenge = (pool: Pool, answer: ChallengeAnswer) => Promise<Answer>;
