export type Clock = { now: () => Date; advance: (seconds: number) => void };

/** The time, and for tests a way not to wait for it. */
export function createClock(): Clock {
  let aheadMilliseconds = 0;
  return {
    now: () => new Date(Date.now() + aheadMilliseconds),
    advance: (seconds) => {
      aheadMilliseconds += seconds * 1000;
    },
  };
}
