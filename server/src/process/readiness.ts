import { millisecondsIn } from '../base/durations.ts';
import { inTime } from '../base/in-time.ts';

/** A part this process needs. */
type Part = {
  /** Rejects when the part does not work. */
  probe: () => Promise<unknown>;
  /** How long an answer counts, in seconds. A mail server does not want to be asked every second. */
  freshSeconds?: number;
};
type State = { isUp: boolean; at: number; asking: Promise<boolean> | undefined };

export type Readiness = {
  /** Which parts work. Answers within seconds, and asks each part at most once a second however often it is called. */
  check(): Promise<Record<string, boolean>>;
  /** From now on the host is not ready: it ends what runs, and wants nothing new. */
  stop(): void;
  hasStopped(): boolean;
};

const usualFreshSeconds = 1;

type Options = {
  log: (error: unknown) => void;
  /** How long a part may take to answer. */
  patienceSeconds?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

export function createReadiness(
  parts: Record<string, Part>,
  { log, patienceSeconds = 2, now = () => performance.now() }: Options,
): Readiness {
  const states = new Map<string, State>();
  let stopped = false;

  async function isUp(name: string, { probe, freshSeconds = usualFreshSeconds }: Part): Promise<boolean> {
    const known = states.get(name);
    if (known && now() - known.at < freshSeconds * millisecondsIn.second) return known.isUp;
    // A part that hangs is not asked a second time meanwhile.
    if (known?.asking) return await known.asking;
    const state: State = known ?? { isUp: false, at: Number.NEGATIVE_INFINITY, asking: undefined };
    states.set(name, state);
    state.asking = answersIn(patienceSeconds, probe, log).then((answered) => {
      Object.assign(state, { isUp: answered, at: now(), asking: undefined });
      return answered;
    });
    return await state.asking;
  }

  return {
    async check() {
      const asked = Object.entries(parts).map(async ([name, part]) => [name, await isUp(name, part)] as const);
      return Object.fromEntries(await Promise.all(asked));
    },
    stop() {
      stopped = true;
    },
    hasStopped: () => stopped,
  };
}

async function answersIn(seconds: number, probe: () => Promise<unknown>, log: (error: unknown) => void) {
  try {
    return (
      (await inTime(
        seconds,
        probe().then(() => true),
      )) === true
    );
  } catch (error) {
    log(error);
    return false;
  }
}
