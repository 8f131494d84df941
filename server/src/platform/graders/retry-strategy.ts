import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { nameOf } from '../../base/error-details.ts';
import { isWorthAnotherAttempt } from './lambda-errors.ts';

type RetryStrategy = Extract<
  Exclude<LambdaClientConfig['retryStrategy'], undefined>,
  { acquireInitialRetryToken: unknown }
>;
type Token = Awaited<ReturnType<RetryStrategy['acquireInitialRetryToken']>>;

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 2000;

/**
 * Retries with exponential backoff, jitter and the function's `Retry-After`. The client's own strategy has a budget
 * shared by all calls: after an outage, the first callers would get only one attempt.
 */
export function createRetryStrategy(attempts: number): RetryStrategy {
  return {
    acquireInitialRetryToken: async () => tokenOf(0, 0),
    async refreshRetryTokenForRetry(token, { error, errorType, retryAfterHint }) {
      const count = token.getRetryCount() + 1;
      if (count >= attempts || !isWorthAnotherAttempt(nameOf(error), errorType !== 'CLIENT_ERROR'))
        throw new Error('No further attempt.');
      const doubled = firstPauseMilliseconds * 2 ** count;
      const pause = Math.random() * Math.min(doubled, longestPauseMilliseconds);
      const asked = retryAfterHint ? retryAfterHint.getTime() - Date.now() : 0;
      return tokenOf(count, Math.min(Math.max(pause, asked), longestPauseMilliseconds));
    },
    recordSuccess() {},
  };
}

function tokenOf(count: number, delay: number): Token {
  return { getRetryCount: () => count, getRetryDelay: () => delay };
}
