import type { Resume } from '@redmark/contract';
import type { Services } from '../../services.ts';
import type { ReviewCharges } from '../reviews/review-charges.ts';
import { resumeOf } from './find-resume.ts';
import type { Present } from './present-resume.ts';
import { claimResume, renameResume } from './resume-records.ts';

type Needed = Pick<Services, 'db'>;

/** Changes to a resume: its name, and, once, its owner. */
export function createChanges({ db }: Needed, charges: ReviewCharges, { present }: Present) {
  return {
    async rename(ownerId: string | null, id: string, fileName: string | undefined): Promise<Resume> {
      if (fileName !== undefined) await renameResume(db, ownerId, id, fileName);
      return await present(await resumeOf(db, ownerId, id));
    },

    /**
     * Attaches a visitor's upload to their account, for the price of its report; one that is theirs already is returned
     * unchanged. Without a credit it stays the visitor's, sealed.
     */
    async claim(ownerId: string, id: string): Promise<Resume> {
      await db.transaction().execute(async (tx) => {
        if (await claimResume(tx, ownerId, id)) await charges.claimed(tx, ownerId, id);
      });
      return await present(await resumeOf(db, ownerId, id));
    },
  };
}
