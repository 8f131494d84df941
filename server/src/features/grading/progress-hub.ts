import type { Progress } from '@redmark/contract';
import { isFinal, vanishedProgress } from './present-progress.ts';

type Listener = (progress: Progress) => void;
type Options = {
  /** Reads the current progress of these resumes from the database, which all hosts write. */
  read: (resumeIds: string[]) => Promise<Progress[]>;
  log: (error: unknown) => void;
  pollMilliseconds: number;
};

/**
 * Publishes the progress of reviews to their subscribers. Changes in this process are published at once; those of other
 * hosts are found by one query for all subscribed reviews, however many streams are open.
 */
export function createProgressHub({ read, log, pollMilliseconds }: Options) {
  const listeners = new Map<string, Set<Listener>>();
  let timer: NodeJS.Timeout | undefined;

  function publish(progress: Progress) {
    for (const listener of listeners.get(progress.resumeId) ?? []) listener(progress);
  }

  async function poll() {
    timer = undefined;
    const asked = [...listeners.keys()];
    if (asked.length === 0) return;
    try {
      const found = new Map((await read(asked)).map((progress) => [progress.resumeId, progress]));
      for (const id of asked) publish(found.get(id) ?? vanishedProgress(id));
    } catch (error) {
      log(error);
    }
    schedule();
  }

  function schedule() {
    if (timer === undefined && listeners.size > 0) timer = setTimeout(poll, pollMilliseconds);
  }

  function listen(resumeId: string, listener: Listener): () => void {
    const those = listeners.get(resumeId) ?? new Set();
    listeners.set(resumeId, those.add(listener));
    schedule();
    return () => {
      those.delete(listener);
      if (those.size === 0 && listeners.get(resumeId) === those) listeners.delete(resumeId);
    };
  }

  return {
    publish,

    /** Sends changes, never backwards: a poll may return a state older than one published in this process. */
    follow(resumeId: string, send: (progress: Progress, last: boolean) => void) {
      let last: Progress | undefined;
      const sendNext = (next: Progress) => {
        if (last && (isFinal(last) || isStale(last, next))) return;
        last = last && next.percent < last.percent ? { ...next, stage: last.stage, percent: last.percent } : next;
        if (isFinal(next)) stop();
        send(last, isFinal(next));
      };
      const stop = listen(resumeId, sendNext);
      return { publish: sendNext, stop };
    },
  };
}

export type ProgressHub = ReturnType<typeof createProgressHub>;

function isStale(last: Progress, next: Progress): boolean {
  if (isFinal(next)) return false;
  if (next.percent < last.percent || (last.state === 'running' && next.state === 'queued')) return true;
  return next.state === last.state && next.stage === last.stage && next.queuePosition === last.queuePosition;
}
