import type { CandidateFilters, FoundCandidate, HiringWishes } from '@redmark/contract';
import { matchPacked, wantedBy } from '@redmark/grader/matching';
import type { Database } from '../../database/open.ts';
import { preselect } from './preselect.ts';
import { advertOf } from './wanted-advert.ts';

/** So many are matched in full; so many of them are told. */
const most = { matched: 40, told: 20 };

/** Who fits a request best, by the matching, with its evidence. Calls are answered between two matches. */
export async function findCandidates(
  db: Database,
  wishes: HiringWishes,
  filters: CandidateFilters,
): Promise<FoundCandidate[]> {
  const wanted = wantedBy(advertOf(wishes));
  const ranked: FoundCandidate[] = [];
  for (const { packed, ...person } of await preselect(db, { wishes, wanted, filters }, most.matched)) {
    const { location } = packed;
    ranked.push({ ...person, location, match: matchPacked(packed, wanted.advert) });
    await nextTurn();
  }
  return ranked.toSorted((a, b) => b.match.score - a.match.score).slice(0, most.told);
}

const nextTurn = async () => await new Promise((resolve) => setImmediate(resolve));
