import { type BodyOf, remarkLetters, type writeRemark } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Reports } from '../resumes/reports.ts';
import { addRemark, changeRemarkText, deleteRemark, lockLetters } from './remark-records.ts';

export type Remarks = ReturnType<typeof createRemarks>;

/** What the owner of a report writes beside its findings. It changes neither the report nor its grades. */
export function createRemarks({ db, now }: Pick<Services, 'db' | 'now'>, reports: Reports) {
  async function all(ownerId: string, resumeId: string) {
    return { remarks: (await reports.result(ownerId, resumeId)).remarks };
  }

  return {
    /** Gives the remark the first letter that is free. */
    async write(ownerId: string, resumeId: string, { text, line }: BodyOf<typeof writeRemark>) {
      const { reading } = await reports.closeReading(ownerId, resumeId);
      if (line !== null && !reading?.lines[line]) throw new Refusal('bad_request', { field: 'line' });
      await db.transaction().execute(async (tx) => {
        const taken = await lockLetters(tx, ownerId, resumeId);
        if (!taken) throw new Refusal('not_found');
        const letter = remarkLetters.find((one) => !taken.has(one));
        if (letter === undefined) throw new Refusal('too_many_remarks');
        await addRemark(tx, { resume_id: resumeId, letter, line, text, created_at: now() });
      });
      return await all(ownerId, resumeId);
    },

    async change(ownerId: string, resumeId: string, letter: string, text: string) {
      await reports.result(ownerId, resumeId);
      if (!(await changeRemarkText(db, ownerId, { resumeId, letter, text }))) throw new Refusal('not_found');
      return await all(ownerId, resumeId);
    },

    async remove(ownerId: string, resumeId: string, letter: string) {
      await reports.result(ownerId, resumeId);
      await deleteRemark(db, ownerId, resumeId, letter);
      return await all(ownerId, resumeId);
    },
  };
}
