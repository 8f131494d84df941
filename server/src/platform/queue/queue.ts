import type { Database } from '../../database/open.ts';

/** `review`: the single gradings of everybody; `bulk`: what somebody has beyond it. Each has workers of its own. */
export type QueueName = 'review' | 'bulk' | 'webhook' | 'letter';

/**
 * Runs one job. It rejects with `StoppedEarly` soon after the signal; its work may continue, with the result ignored.
 */
export type Run = (id: string, stop: AbortSignal) => Promise<void>;

/** The job was returned unfinished: its host is stopping, or it took too long. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly';
}
/** The order of jobs: lower turns first, and jobs of accounts before those of visitors. */
type Priority = {
  turn: number;
  isVisitor: boolean;
  /** Not before so many seconds have passed. */
  afterSeconds?: number;
};

/** How many jobs one host runs at once, and how many of them may be visitors'. */
export type Slots = { atOnce: number; visitors: number };

/** Gradings of all hosts; `oldestSeconds` is how long the oldest waiting one exists, 0 when none waits. */
export type Depth = { waiting: number; running: number; oldestSeconds: number };

/** One kind of jobs on all hosts: `waiting` are due, `later` are retries and others whose time has not come. */
export type Line = { name: QueueName; waiting: number; later: number; running: number; oldestSeconds: number };

/** A durable job queue, shared by all hosts. */
export type Queue = {
  /** Adds a job on the given connection: in a transaction, the job exists only if that commits. */
  add(db: Database, name: QueueName, id: string, priority: Priority): Promise<void>;
  /** Wakes the workers of this process after a job was added. Call it after the commit. */
  wake(): void;
  /**
   * Runs jobs, several at once. A job whose host dies is given to another, so `run` must be repeatable; one that throws
   * is retried after a pause that grows from a second to a minute.
   */
  work(name: QueueName, slots: Slots, run: Run): Worker;
  /** Which gradings wait and run, on all hosts together. */
  depth(): Promise<Depth>;
  /** The same for every kind of jobs. */
  lines(): Promise<Line[]>;
  /** Stops all workers, each as `Worker.stop` does. */
  stopWorkers(seconds?: number): Promise<void>;
  close(): Promise<void>;
};

type Worker = {
  /**
   * Takes no further jobs, and resolves when the running ones are done. Those not done after these seconds are returned
   * to the queue, for another host or the next start.
   */
  stop(seconds?: number): Promise<void>;
};
