import type { Database } from '../../database/open.ts';
import type { Services } from '../../services.ts';
import type { Credits } from '../credits/credits.ts';
import { findSameReport, openHoldsOf, reviewForUpdate, setHold } from './review-records.ts';

export type ReviewCharges = ReturnType<typeof createReviewCharges>;

/** What happens to a grading's price when its resume gets an owner or is deleted. */
export function createReviewCharges({ graders }: Pick<Services, 'graders'>, credits: Credits) {
  return {
    /**
     * A visitor's grading is charged when somebody claims it: a finished report with a grade at once, a
     * running one when it is done.
     */
    async claimed(tx: Database, ownerId: string, resumeId: string) {
      const review = await reviewForUpdate(tx, resumeId);
      if (!review || review.has_no_grade || review.state === 'refused' || review.state === 'failed') return;
      const rubricVersion = review.rubric_version ?? graders.rubricVersion;
      const mine = { ownerId, except: resumeId };
      if (review.bytes !== null && (await findSameReport(tx, mine, review.bytes, rubricVersion))) return;
      const { id: holdId } = await credits.hold(tx, ownerId, resumeId);
      await setHold(tx, review.id, holdId);
      if (review.state === 'done') await credits.settle(tx, holdId);
    },

    erased: async (tx: Database, resumeIds: string[]) => await releaseErased(tx, credits, resumeIds),
  };
}

/** Resumes deleted while they are graded: nothing was delivered, so nothing is spent. */
export async function releaseErased(tx: Database, credits: Pick<Credits, 'release'>, resumeIds: string[]) {
  for (const holdId of await openHoldsOf(tx, resumeIds)) await credits.release(tx, holdId);
}
