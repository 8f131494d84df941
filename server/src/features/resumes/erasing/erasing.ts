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
/** By then no upload, drawing or grading that was under way at the deletion can write any more. */
const secondLookHours = 1;

/**
 * Deletes resumes wholly or not at all: row, report, price and the order to remove the files are one fact. Removing
 * files may fail or meet somebody who still writes them, so they are looked at a second time.
 */
export function createErasing({ db, storage, now, log }: Services, charges: ReviewCharges) {
  const ago = (hours: number) => before(now(), hours * millisecondsIn.hour);

  async function erase(ownerId: string | null, ids: string[] | 'all'): Promise<void> {
    const prefixes = await db.transaction().execute(async (tx) => await deletedIn(tx, ownerId, ids));
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
    async remove(ownerId: string | null, id: string) {
      await resumeOf(db, ownerId, id);
      await erase(ownerId, [id]);
      return { message: 'Your resume has been deleted' };
    },

    /** Deletes all resumes of an account, with everything made of them. */
    eraseAll: async (ownerId: string) => await erase(ownerId, 'all'),

    /** Deletes uploads that nobody claimed in time, with everything made of them, and files that outlived theirs. */
    async sweep(): Promise<void> {
      await sweepUnclaimed(unclaimedUploadHours);
      await sweepUnarrived(unarrivedUploadHours);
      await sweepFiles();
    },
  };

  /** Deletes what nobody claimed within so many hours. */
  async function sweepUnclaimed(hours: number) {
    for (;;) {
      const ids = await unclaimedBefore(db, ago(hours), atOnce);
      if (ids.length === 0) return;
      await erase(null, ids);
    }
  }

  /** Deletes what accounts asked a link for and never brought: it counts as theirs until then. */
  async function sweepUnarrived(hours: number) {
    for (;;) {
      const found = await unarrivedBefore(db, ago(hours), atOnce);
      if (found.length === 0) return;
      for (const { id, owner_id } of found) await erase(owner_id, [id]);
    }
  }

  /** Removes files that came back, or that could not be removed, since their resume was deleted. */
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
