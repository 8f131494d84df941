import { millisecondsIn, secondsIn } from '../durations.ts';
import { groupOf } from './address-group.ts';

type Allowed = { count: number; perSeconds: number };
type Bucket = { left: number; at: number };

/** Rate limits for one network address. Operations that are not named share one bucket. */
const allowed: Record<string, Allowed> = {
  SignUp: { count: 10, perSeconds: secondsIn.hour },
  ForgotPassword: { count: 10, perSeconds: secondsIn.hour },
  ResendConfirmationCode: { count: 10, perSeconds: secondsIn.hour },
  ConfirmForgotPassword: { count: 30, perSeconds: secondsIn.hour },
  ConfirmSignUp: { count: 60, perSeconds: secondsIn.hour },
  InitiateAuth: { count: 60, perSeconds: secondsIn.minute },
  RespondToAuthChallenge: { count: 120, perSeconds: secondsIn.minute },
};
const others: Allowed = { count: 300, perSeconds: secondsIn.minute };
const addressesRemembered = 50_000;

/** Rate-limits calls by address with token buckets. The result says whether one more is allowed. */
export function createAddressLimits(now: () => number = () => performance.now() / millisecondsIn.second) {
  const buckets = new Map<string, Bucket>();

  return (operation: string, address: string): boolean => {
    const isNamed = Object.hasOwn(allowed, operation);
    const { count, perSeconds } = (isNamed ? allowed[operation] : undefined) ?? others;
    const key = `${isNamed ? operation : ''}|${groupOf(address)}`;
    const at = now();
    const kept = buckets.get(key) ?? { left: count, at };
    const left = Math.min(count, kept.left + ((at - kept.at) * count) / perSeconds);
    buckets.delete(key);
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at });
    // The least recently seen address is forgotten first.
    if (buckets.size > addressesRemembered) buckets.delete(buckets.keys().next().value ?? '');
    return left >= 1;
  };
}
