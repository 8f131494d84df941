import type { Database } from '../../database/open.ts';
import type { Services } from '../../services.ts';
import { addEntry } from './credit-records.ts';

/** Books entries once, as `addEntry` does, and counts them for the operator. */
export function createBooking({ metrics }: Pick<Services, 'metrics'>) {
  return async (tx: Database, entry: Parameters<typeof addEntry>[1]): Promise<boolean> => {
    const isNew = await addEntry(tx, entry);
    if (isNew) metrics.creditsMoved(entry.reason, entry.credits);
    return isNew;
  };
}
