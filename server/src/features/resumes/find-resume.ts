import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import { unreadable } from './read-refusal.ts';
import { findResume, type ResumeRow } from './resume-records.ts';

/** Finds a resume of this owner, or, where the owner is null, one without an owner; refuses what is not theirs. */
export async function resumeOf(db: Database, ownerId: string | null, id: string): Promise<ResumeRow> {
  const resume = await findResume(db, ownerId, id);
  if (!resume) throw new Refusal('not_found');
  return resume;
}

/** Finds a resume that has a report; refuses any other with the reason why it has none. */
export async function gradedResumeOf(db: Database, ownerId: string | null, id: string): Promise<ResumeRow> {
  const resume = await resumeOf(db, ownerId, id);
  if (resume.state === 'refused' && resume.error_code !== null && resume.error_message !== null)
    throw unreadable({ code: resume.error_code, message: resume.error_message });
  if (resume.state !== 'done') throw new Refusal('not_graded');
  return resume;
}
