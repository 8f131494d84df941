import type { CandidateFilters, FoundCandidate, OperatorRequest } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findCandidates } from '../finding/find-candidates.ts';
import { openRequest, openRequests } from '../requests/request-records.ts';
import { presentRequest } from '../requests/requests.ts';

export type Sourcing = ReturnType<typeof createSourcing>;

const mostListed = 200;

/** What the operator does for the requests of employers. */
export function createSourcing({ db, now }: Pick<Services, 'db' | 'now'>) {
  return {
    async list(): Promise<{ requests: OperatorRequest[] }> {
      const rows = await openRequests(db, now(), mostListed);
      return { requests: rows.map((row) => ({ id: row.id, request: presentRequest(row) })) };
    },

    async find(id: string, filters: CandidateFilters): Promise<{ candidates: FoundCandidate[] }> {
      const row = await openRequest(db, id, now());
      if (!row) throw new Refusal('not_found');
      return { candidates: await findCandidates(db, presentRequest(row).wishes, filters) };
    },
  };
}
