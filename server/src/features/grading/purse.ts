import type { Database } from '../../database/open.ts';

/** What grading asks of whoever keeps the credits. Each is booked in the transaction of the fact it belongs to. */
export type Purse = {
  /** Sets aside what a grading costs, or refuses. */
  hold(tx: Database, ownerId: string, resumeId: string): Promise<string>;
  settle(tx: Database, holdId: string): Promise<void>;
  release(tx: Database, holdId: string): Promise<void>;
};
