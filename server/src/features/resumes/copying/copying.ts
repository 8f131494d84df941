import { accountQuota } from '@redmark/contract';
import type { Database } from '../../../database/open.ts';
import { Refusal } from '../../../errors.ts';
import type { Services } from '../../../services.ts';
import { addReview, copyReport } from '../../reviews/review-records.ts';
import { addErasures, forgetErasure } from '../erasing/erasure-records.ts';
import { gradedResumeOf } from '../find-resume.ts';
import { usageOf } from '../resume-records.ts';
import { filesOf, keyBeside, prefixOf } from '../storage-keys.ts';
import { copyRemarks, copyResumeRow, lockGraded } from './copy-records.ts';

type Copy = { id: string; ownerId: string; author: string };

/**
 * Copies a resume with its report and what is written beside it into another account. Files are copied as well: each
 * resume has its own, so that none loses them when the other is deleted.
 */
export function createCopying({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>) {
  async function requireRoom(on: Database, ownerId: string, size: number | null) {
    const { files, bytes } = await usageOf(on, ownerId, '');
    if (files >= accountQuota.files || bytes + (size ?? 0) > accountQuota.bytes) throw new Refusal('too_many_files');
  }

  return {
    /**
     * Copies the files of a graded resume to where those of the copy lie, if its owner has room for it. The order to
     * remove them is given before, and taken back by `copyIn`: what breaks off in between leaves no file for good.
     */
    async copyFiles(fromOwnerId: string, fromId: string, { id: toId, ownerId }: Omit<Copy, 'author'>): Promise<void> {
      const resume = await gradedResumeOf(db, fromOwnerId, fromId);
      await requireRoom(db, ownerId, resume.size);
      await addErasures(db, [prefixOf(toId)], now());
      for (const key of filesOf({ ...resume, has_link: false })) {
        const bytes = await storage.read(key);
        if (!bytes) throw new Refusal('original_gone');
        const isOriginal = key === resume.storage_key;
        const to = isOriginal ? originalKey(toId) : keyBeside(toId, key.slice(prefixOf(fromId).length));
        await storage.write(to, bytes, isOriginal ? 'application/pdf' : 'image/png');
      }
    },

    /** Copies the rows, in a transaction of the caller; refuses a full account. The files are there already. */
    async copyIn(tx: Database, fromOwnerId: string, fromId: string, { id, ownerId, author }: Copy): Promise<void> {
      const from = await lockGraded(tx, fromOwnerId, fromId);
      if (!from) throw new Refusal('not_found');
      await requireRoom(tx, ownerId, from.size);
      await copyResumeRow(tx, fromId, { id, ownerId, storageKey: originalKey(id), handedBy: author });
      const reviewId = await addReview(tx, id, now());
      if (reviewId !== undefined) await copyReport(tx, from.review_id, reviewId, now());
      await copyRemarks(tx, fromId, id, author);
      await forgetErasure(tx, prefixOf(id));
    },
  };
}

const originalKey = (id: string) => keyBeside(id, 'resume.pdf');
