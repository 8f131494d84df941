import { Refusal } from '../../../errors.ts';
import type { Sender } from '../../../services.ts';

type Limits = {
  /** How many run at once, and how many of these for visitors. For one sender it is one. */
  atOnce: number;
  visitors: number;
  /** How many may wait: of one account, of one visitor, in total. */
  waitingOfAccount: number;
  waitingOfVisitor: number;
  waiting: number;
};

/** The work of one sender: at most one runs, the others wait in order of arrival. */
type Lane = { sender: Sender; isRunning: boolean; waiting: (() => void)[] };

/**
 * Runs work that needs a whole file in memory, and a thread, a few at a time: accounts before visitors, senders in
 * turn, and a refusal instead of an endless queue. Work should open its file only when it runs.
 */
export function createFairQueue({ atOnce, visitors, ...longest }: Limits) {
  /** In the order in which they were last served. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let visitorsRunning = 0;
  let waiting = 0;

  function next(): Lane | undefined {
    const ready = [...lanes.values()].filter((lane) => !lane.isRunning && lane.waiting.length > 0);
    const account = ready.find(({ sender }) => !sender.isVisitor);
    return account ?? (visitorsRunning < visitors ? ready[0] : undefined);
  }

  function beginNext() {
    while (running < atOnce) {
      const lane = next();
      const begin = lane?.waiting.shift();
      if (!lane || !begin) return;
      lane.isRunning = true;
      waiting -= 1;
      running += 1;
      if (lane.sender.isVisitor) visitorsRunning += 1;
      begin();
    }
  }

  function end(lane: Lane) {
    lane.isRunning = false;
    running -= 1;
    if (lane.sender.isVisitor) visitorsRunning -= 1;
    lanes.delete(lane.sender.key);
    if (lane.waiting.length > 0) lanes.set(lane.sender.key, lane);
    beginNext();
  }

  return {
    async run<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> {
      const lane = lanes.get(sender.key) ?? { sender, isRunning: false, waiting: [] };
      const own = longest[sender.isVisitor ? 'waitingOfVisitor' : 'waitingOfAccount'];
      if (lane.waiting.length >= own || waiting >= longest.waiting) throw new Refusal('busy');
      lanes.set(sender.key, lane);
      waiting += 1;
      await new Promise<void>((begin) => {
        lane.waiting.push(begin);
        beginNext();
      });
      try {
        return await work();
      } finally {
        end(lane);
      }
    },
  };
}
