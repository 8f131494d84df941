import type { Database } from '../../database/open.ts';

export type QueueName = 'review';

/** Work that must be done once and outlives any one host. */
export type Queue = {
  /** Adds a job with the connection given: in a transaction, the job exists only if that commits. */
  add(db: Database, name: QueueName, id: string): Promise<void>;
  /** Tells the workers of this process that something was added. Call it after the commit. */
  wake(): void;
  /**
   * Runs jobs, so many at once. A job whose host dies is given to another, so `run` must bear being repeated;
   * one that throws comes again after a moment.
   */
  work(name: QueueName, atOnce: number, run: (id: string) => Promise<void>): Worker;
  close(): Promise<void>;
};

export type Worker = {
  /** Takes no further jobs, and resolves when those at hand are done. */
  stop(): Promise<void>;
};
