import { createPool, rubricVersion, ThreadsDown } from '@redmark/grader';
import { PartDown } from '../../base/part-down.ts';
import type { Graders } from './graders.ts';

/** Both step back behind the thread that serves, and visitors' behind those of accounts. */
const niceness = { account: 5, visitor: 15 };

/**
 * Worker threads of this process: those of accounts, one more than grade, so that pages are rendered meanwhile, and those of
 * visitors. A file that is killed for its slowness takes a warm thread along, and a visitor's takes none of an account.
 */
export async function openThreadGraders(gradings: number): Promise<Graders> {
  const workers = Math.max(1, gradings);
  const [accounts, visitors] = await Promise.all([
    createPool({ workers, most: workers + 1, niceness: niceness.account }),
    createPool({ workers: 1, most: Math.max(2, workers), niceness: niceness.visitor }),
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
    close: async () => void (await Promise.all([accounts.close(), visitors.close()])),
  };
}

/** Threads that do not start are a part that is down: what waits for them comes again. */
const tried =
  <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
  async (...asked: Asked): Promise<Answer> => {
    try {
      return await ask(...asked);
    } catch (error) {
      throw error instanceof ThreadsDown ? new PartDown('graders', { cause: error }) : error;
    }
  };
