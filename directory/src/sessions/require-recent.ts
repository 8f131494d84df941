import { recentSignInMinutes } from '@redmark/contract';
import { millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Family } from './families.ts';

/**
 * Operations that could take an account away from its owner require a recent sign-in: a stolen token, or a browser left
 * open, is not enough.
 */
export function requireRecent({ now }: Pool, { signed_in_at }: Family) {
  if (now().getTime() - signed_in_at.getTime() <= recentSignInMinutes * millisecondsIn.minute) return;
  throw new IdentityError('RecentSignInRequiredException', 'Sign in again to do this.');
}
