import { recentSignInMinutes } from '@redmark/contract';
import { before, millisecondsIn } from '../../base/durations.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** Refuses a token of an earlier sign-in: a stolen one, or a browser that was left open, is not enough. */
export async function requireRecent({ identity, now }: Pick<Services, 'identity' | 'now'>, token: string) {
  const at = await identity.signedInAt(token);
  if (at === undefined || at < before(now(), recentSignInMinutes * millisecondsIn.minute))
    throw new Refusal('sign_in_again');
}
