import { unarrivedUploadHours, unclaimedUploadHours } from '@redmark/contract';
import { before, millisecondsIn } from '../../../base/durations.ts';
import type { Database } from '../../../database/open.ts';
import type { Services } from '../../../services.ts';
import type { ReviewCharges } from '../../reviews/review-charges.ts';
import { resumeOf } from '../find-resume.ts';
import { unarrivedBefore, unclaimedBefore } from '../resume-records.ts';
import { prefixOf } from '../storage-keys.ts';
import { addErasures, deleteResumes, erasuresBefore, forgetErasure, lockResumes } from './erasure-records.ts';

type Prefix = ReturnType<typeof prefixOf>;

const atOnce = 100;
/** After this time, no upload, rendering or grading that was running at the deletion can still write. */
const secondLookHours = 1;

/**
 * Deletes resumes all or nothing: row, report, hold and the order to remove the files in one transaction. Removing
 * files may fail, or race with a writer, so it is repeated later.
 */
export function createErasing(
  { db, storage, now, log }: Pick<Services, 'db' | 'storage' | 'now' | 'log'>,
  charges: Pick<ReviewCharges, 'erased'>,
) {
  const ago = (hours: number) => before(now(), hours * millisecondsIn.hour);

  async function erase(ownerId: string | null, ids: string[] | 'all'): Promise<void> {
    const prefixes = await db.transaction().execute(async (tx) => await deletedIn(tx, ownerId, ids));
    await removeFiles(prefixes);
  }

  /** What cannot be removed now is removed by a later sweep. */
  async function removeFiles(prefixes: Prefix[]): Promise<void> {
    for (const prefix of prefixes) await storage.removeAll(prefix).catch(log);
  }

  async function deletedIn(tx: Database, ownerId: string | null, ids: string[] | 'all'): Promise<Prefix[]> {
    const found = await lockResumes(tx, ownerId, ids);
    if (found.length === 0) return [];
    await charges.erased(tx, found);
    const prefixes = found.map(prefixOf);
    await addErasures(tx, prefixes, now());
    await deleteResumes(tx, ownerId, found);
    return prefixes;
  }

  return {
    /** Deletes resumes in a transaction of the caller; their files are removed by `removeFiles`, or by the next sweep. */
    eraseIn: deletedIn,
    removeFiles,

    async remove(ownerId: string | null, id: string) {
      await resumeOf(db, ownerId, id);
      await erase(ownerId, [id]);
      return { message: 'Your resume has been deleted' };
    },

    /** Deletes all resumes of an account, with everything made of them. */
    eraseAll: async (ownerId: string) => await erase(ownerId, 'all'),

    /**
     * Deletes uploads not claimed in time, with everything derived from them, and files left over from deleted resumes.
     */
    async sweep(): Promise<void> {
      await sweepUnclaimed(unclaimedUploadHours);
      await sweepUnarrived(unarrivedUploadHours);
      await sweepFiles();
    },
  };

  /** Deletes visitors' uploads not claimed within this many hours. */
  async function sweepUnclaimed(hours: number) {
    for (;;) {
      const ids = await unclaimedBefore(db, ago(hours), atOnce);
      if (ids.length === 0) return;
      await erase(null, ids);
    }
  }

  /**
   * Deletes uploads that accounts requested a link for and never sent: until then they count towards the account's
   * quota.
   */
  async function sweepUnarrived(hours: number) {
    for (;;) {
      const found = await unarrivedBefore(db, ago(hours), atOnce);
      if (found.length === 0) return;
      for (const { id, owner_id } of found) await erase(owner_id, [id]);
    }
  }

  /** Removes files of deleted resumes that were written again, or could not be removed. */
  async function sweepFiles() {
    for (;;) {
      const prefixes = await erasuresBefore(db, ago(secondLookHours), atOnce);
      if (prefixes.length === 0) return;
      for (const prefix of prefixes) {
        await storage.removeAll(prefix);
        await forgetErasure(db, prefix);
      }
    }
  }
}
