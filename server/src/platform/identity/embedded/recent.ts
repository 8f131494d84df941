import { recentSignInMinutes } from '@redmark/contract';
import type { Family } from './families.ts';
import { IdentityError } from './identity-error.ts';
import type { Pool } from './pool.ts';

/**
 * What could take an account from its owner asks for a sign-in of these minutes: a token that was stolen, or a browser
 * that was left open, is not enough.
 */
export function requireRecent({ now }: Pool, { signed_in_at }: Family) {
  if (now().getTime() - signed_in_at.getTime() <= recentSignInMinutes * 60_000) return;
  throw new IdentityError('RecentSignInRequiredException', 'Sign in again to do this.');
}
