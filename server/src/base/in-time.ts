import { millisecondsIn } from './durations.ts';

/** What the work resolves to, or undefined when it takes longer than that; it goes on then, and nobody waits for it. */
export async function inTime<Result>(seconds: number, work: Promise<Result>): Promise<Result | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), seconds * millisecondsIn.second);
  return await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
