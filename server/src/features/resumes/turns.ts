import { Refusal } from '../../errors.ts';
import type { Sender } from '../../services.ts';

type Limits = {
  /** How many run at once, and how many of them for visitors. For one sender it is one. */
  atOnce: number;
  visitors: number;
  /** How many may wait: of one account, of one visitor, of all. */
  waitingOfAccount: number;
  waitingOfVisitor: number;
  waiting: number;
};

type Line = { sender: Sender; isRunning: boolean; waiting: (() => void)[] };

/**
 * Lets work that takes a whole file into memory, and a thread, run a few at a time: accounts before visitors, everybody
 * in turn, and a sentence instead of an endless line. Work should open its file only when it runs.
 */
export function createTurns({ atOnce, visitors, ...longest }: Limits) {
  /** In the order in which they were served last. */
  const lines = new Map<string, Line>();
  let running = 0;
  let visitorsRunning = 0;
  let waiting = 0;

  function next(): Line | undefined {
    const ready = [...lines.values()].filter((line) => !line.isRunning && line.waiting.length > 0);
    const account = ready.find(({ sender }) => !sender.isVisitor);
    return account ?? (visitorsRunning < visitors ? ready[0] : undefined);
  }

  function deal() {
    while (running < atOnce) {
      const line = next();
      const begin = line?.waiting.shift();
      if (!line || !begin) return;
      line.isRunning = true;
      waiting -= 1;
      running += 1;
      if (line.sender.isVisitor) visitorsRunning += 1;
      begin();
    }
  }

  function end(line: Line) {
    line.isRunning = false;
    running -= 1;
    if (line.sender.isVisitor) visitorsRunning -= 1;
    lines.delete(line.sender.key);
    if (line.waiting.length > 0) lines.set(line.sender.key, line);
    deal();
  }

  return {
    async take<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> {
      const line = lines.get(sender.key) ?? { sender, isRunning: false, waiting: [] };
      const own = longest[sender.isVisitor ? 'waitingOfVisitor' : 'waitingOfAccount'];
      if (line.waiting.length >= own || waiting >= longest.waiting) throw new Refusal('busy');
      lines.set(sender.key, line);
      waiting += 1;
      await new Promise<void>((begin) => {
        line.waiting.push(begin);
        deal();
      });
      try {
        return await work();
      } finally {
        end(line);
      }
    },
  };
}

export type Turns = ReturnType<typeof createTurns>;
