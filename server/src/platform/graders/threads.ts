import { createPool, rubricVersion, ThreadsDown } from '@redmark/grader/pool';
import { PartDown } from '../../base/part-down.ts';
import type { Graders } from './graders.ts';

/** Lower priority than the thread that serves requests, lower still for many files at once, and lowest for visitors. */
const niceness = { account: 5, bulk: 10, visitor: 15 };

/**
 * Three pools of worker threads. That of accounts has one thread more than it grades at once, so that pages can be
 * rendered meanwhile. Visitors have their own: killing a slow file costs a warm thread, and a visitor's must not cost
 * one of the accounts'. Files of accounts that brought many have their own, too: a single one never waits for a thread.
 * At the start one thread shows that threads start, since a host without any must not serve, and ends. Threads come with
 * work, or with the word that a file is coming, and go when there was none for a while, so that an idle host needs little
 * memory.
 */
export async function openThreadGraders(gradings: number): Promise<Graders> {
  const workers = Math.max(1, gradings);
  const [accounts, bulk, visitors] = await Promise.all([
    createPool({ workers: 0, proves: true, most: workers + 1, niceness: niceness.account }),
    createPool({ workers: 0, most: workers, niceness: niceness.bulk }),
    createPool({ workers: 0, most: Math.max(2, workers), niceness: niceness.visitor }),
  ]);
  const pools = [accounts, bulk, visitors];
  const poolFor = (isVisitor = false, isBulk = false) => (isVisitor ? visitors : isBulk ? bulk : accounts);
  return {
    rubricVersion,
    grade: tried<Parameters<Graders['grade']>, Awaited<ReturnType<Graders['grade']>>>(
      async (bytes, { isVisitor, isBulk, ...options }) => await poolFor(isVisitor, isBulk).grade(bytes, options),
    ),
    renderPages: tried<Parameters<Graders['renderPages']>, Awaited<ReturnType<Graders['renderPages']>>>(
      async (bytes, { isVisitor, ...options } = {}) => await poolFor(isVisitor).renderPages(bytes, options),
    ),
    annotate: tried(accounts.annotate),
    match: tried(accounts.match),
    candidate: tried(bulk.candidate),
    prepare: (isVisitor) => poolFor(isVisitor).prepare(),
    threads() {
      const counts = pools.map((pool) => pool.threads());
      const sumOf = (count: keyof (typeof counts)[number]) => counts.reduce((sum, { [count]: some }) => sum + some, 0);
      return { all: sumOf('all'), idle: sumOf('idle'), waiting: sumOf('waiting') };
    },
    close: async () => void (await Promise.all(pools.map(async (pool) => await pool.close()))),
  };
}

/** Reports threads that do not start as an unavailable service, so that the work is retried. */
const tried =
  <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
  async (...asked: Asked): Promise<Answer> => {
    try {
      return await ask(...asked);
    } catch (error) {
      throw error instanceof ThreadsDown ? new PartDown('graders', { cause: error }) : error;
    }
  };
