import { lockOwn } from '../../database/lock-own.ts';
import type { Database } from '../../database/open.ts';

/** Locks a report of this owner until the transaction ends; returns the letters of its remarks, or undefined. */
export async function lockLetters(tx: Database, ownerId: string, resumeId: string): Promise<Set<string> | undefined> {
  if (!(await lockOwn(tx, 'resume', ownerId, resumeId))) return undefined;
  const found = await tx.selectFrom('remark').select('letter').where('resume_id', '=', resumeId).execute();
  return new Set(found.map(({ letter }) => letter));
}

type NewRemark = { resume_id: string; letter: string; line: number | null; text: string; created_at: Date };

/** To be called with the resume locked. */
export async function addRemark(tx: Database, remark: NewRemark) {
  await tx.insertInto('remark').values(remark).execute();
}

/**
 * Changes a remark that the owner of the report wrote; returns whether there is one. Those that came with the report from
 * somebody else stay as they are.
 */
export async function changeRemarkText(
  db: Database,
  ownerId: string,
  { resumeId, letter, text }: { resumeId: string; letter: string; text: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('remark')
    .from('resume')
    .set({ text })
    .whereRef('resume.id', '=', 'remark.resume_id')
    .where('remark.resume_id', '=', resumeId)
    .where('remark.letter', '=', letter)
    .where('remark.author', '=', '')
    .where('resume.owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRemark(db: Database, ownerId: string, resumeId: string, letter: string) {
  await db
    .deleteFrom('remark')
    .using('resume')
    .whereRef('resume.id', '=', 'remark.resume_id')
    .where('remark.resume_id', '=', resumeId)
    .where('remark.letter', '=', letter)
    .where('resume.owner_id', '=', ownerId)
    .execute();
}
