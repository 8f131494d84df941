import type { Database } from '../../database/open.ts';

export type QueueName = 'review';

/** Does one job. It rejects with `StoppedEarly` soon after the signal; whatever it was doing may go on unheard. */
export type Run = (id: string, stop: AbortSignal) => Promise<void>;

/** The job was given back unfinished: its host stops, or it took too long. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly';
}
/** The order of jobs: lower turns first, and jobs of accounts before those of visitors. */
type Priority = { turn: number; isVisitor: boolean };

/** How many jobs one host runs at once, and how many of them may be visitors'. */
export type Slots = { atOnce: number; visitors: number };

/** Work that must be done once and outlives any one host. */
export type Queue = {
  /** Adds a job with the connection given: in a transaction, the job exists only if that commits. */
  add(db: Database, name: QueueName, id: string, priority: Priority): Promise<void>;
  /** Tells the workers of this process that something was added. Call it after the commit. */
  wake(): void;
  /**
   * Runs jobs, so many at once. A job whose host dies is given to another, so `run` must bear being repeated; one that
   * throws comes again after a pause that grows from a second to a minute.
   */
  work(name: QueueName, slots: Slots, run: Run): Worker;
  /** Stops all workers, each as `Worker.stop` does. */
  stopWorkers(seconds?: number): Promise<void>;
  close(): Promise<void>;
};

type Worker = {
  /**
   * Takes no further jobs, and resolves when those at hand are done. What is not done after these seconds is given
   * back to the queue, for another host or the next start.
   */
  stop(seconds?: number): Promise<void>;
};
