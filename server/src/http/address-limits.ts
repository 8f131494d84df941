import { groupOf } from '../platform/address-group.ts';

type Allowed = { count: number; perSeconds: number };
type Bucket = { left: number; at: number };

const hour = 3600;
/** What one address may ask of the directory. What is not named shares one bucket. */
const allowed: Record<string, Allowed> = {
  SignUp: { count: 10, perSeconds: hour },
  ForgotPassword: { count: 10, perSeconds: hour },
  ResendConfirmationCode: { count: 10, perSeconds: hour },
  ConfirmForgotPassword: { count: 30, perSeconds: hour },
  ConfirmSignUp: { count: 60, perSeconds: hour },
  InitiateAuth: { count: 60, perSeconds: 60 },
  RespondToAuthChallenge: { count: 120, perSeconds: 60 },
};
const others: Allowed = { count: 300, perSeconds: 60 };
const addressesRemembered = 50_000;

/** Counts calls by address in buckets that fill again as time passes. Answers whether one more may be made. */
export function createAddressLimits(now: () => number = () => performance.now() / 1000) {
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
    // The address that was quiet for longest is forgotten first.
    if (buckets.size > addressesRemembered) buckets.delete(buckets.keys().next().value ?? '');
    return left >= 1;
  };
}
