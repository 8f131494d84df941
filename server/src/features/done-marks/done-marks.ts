import type { BodyOf, markDone } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Reports } from '../resumes/reports.ts';
import { addMark, listMarks, removeMark } from './mark-records.ts';

export type DoneMarks = ReturnType<typeof createDoneMarks>;

/** Findings the owner has marked as done. Stored beside the report; changes neither it nor its grades. */
export function createDoneMarks({ db, now }: Pick<Services, 'db' | 'now'>, reports: Reports) {
  return {
    /** Safe to repeat; returns the numbers of all findings marked as done. */
    async mark(ownerId: string, resumeId: string, { number, done }: BodyOf<typeof markDone>) {
      const { grading } = await reports.result(ownerId, resumeId);
      if (!grading?.findings.some((finding) => finding.number === number)) throw new Refusal('no_such_note');
      if (done) await addMark(db, ownerId, resumeId, number, now());
      else await removeMark(db, ownerId, resumeId, number);
      return { done: await listMarks(db, ownerId, resumeId) };
    },
  };
}
