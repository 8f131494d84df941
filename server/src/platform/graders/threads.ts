import { createPool, rubricVersion, ThreadsDown } from '@redmark/grader/pool';
import { PartDown } from '../../base/part-down.ts';
import type { Graders } from './graders.ts';

/** Lower priority than the thread that serves requests, and lower still for visitors. */
const niceness = { account: 5, visitor: 15 };

/**
 * Two pools of worker threads. That of accounts has one thread more than it grades at once, so that pages can be
 * rendered meanwhile. Visitors have their own: killing a slow file costs a warm thread, and a visitor's must not cost
 * one of the accounts'. One thread is there at the start, since a host that can start none must not serve. Threads come
 * with work and go after two minutes without any, so that an idle host needs little memory.
 */
export async function openThreadGraders(gradings: number): Promise<Graders> {
  const workers = Math.max(1, gradings);
  const [accounts, visitors] = await Promise.all([
    createPool({ workers: 1, kept: 0, most: workers + 1, niceness: niceness.account }),
    createPool({ workers: 0, most: Math.max(2, workers), niceness: niceness.visitor }),
  ]);
  const poolFor = (isVisitor = false) => (isVisitor ? visitors : accounts);
  return {
    rubricVersion,
    grade: tried<Parameters<Graders['grade']>, Awaited<ReturnType<Graders['grade']>>>(
      async (bytes, { isVisitor, ...options }) => await poolFor(isVisitor).grade(bytes, options),
    ),
    renderPages: tried<Parameters<Graders['renderPages']>, Awaited<ReturnType<Graders['renderPages']>>>(
      async (bytes, { isVisitor, ...options } = {}) => await poolFor(isVisitor).renderPages(bytes, options),
    ),
    annotate: tried(accounts.annotate),
    match: tried(accounts.match),
    threads() {
      const [mine, theirs] = [accounts.threads(), visitors.threads()];
      return { all: mine.all + theirs.all, idle: mine.idle + theirs.idle, waiting: mine.waiting + theirs.waiting };
    },
    close: async () => void (await Promise.all([accounts.close(), visitors.close()])),
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
