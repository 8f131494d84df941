import { recentSignInMinutes } from '@redmark/contract';
import { millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Family } from './families.ts';

/**
 * Changes that could take an account from its owner need a sign-in of the last minutes: a stolen token, or a browser
 * left open, is not enough.
 */
export function requireRecent({ now }: Pool, { signed_in_at }: Family) {
  if (now().getTime() - signed_in_at.getTime() <= recentSignInMinutes * millisecondsIn.minute) return;
  throw new IdentityError('RecentSignInRequiredException', 'Sign in again to do this.');
}
