import type { Database } from '../../database/open.ts';

/** Every query names the owner: somebody else's report cannot be marked. */
export async function addMark(db: Database, ownerId: string, resumeId: string, number: number, at: Date) {
  await db
    .insertInto('finding_done')
    .columns(['resume_id', 'number', 'done_at'])
    .expression((of) =>
      of
        .selectFrom('resume')
        .select(({ val }) => ['resume.id', val(number).as('number'), val(at).as('done_at')])
        .where('resume.id', '=', resumeId)
        .where('resume.owner_id', '=', ownerId),
    )
    .onConflict((conflict) => conflict.columns(['resume_id', 'number']).doNothing())
    .execute();
}

export async function removeMark(db: Database, ownerId: string, resumeId: string, number: number) {
  await db
    .deleteFrom('finding_done')
    .using('resume')
    .whereRef('resume.id', '=', 'finding_done.resume_id')
    .where('finding_done.resume_id', '=', resumeId)
    .where('finding_done.number', '=', number)
    .where('resume.owner_id', '=', ownerId)
    .execute();
}

export async function listMarks(db: Database, ownerId: string, resumeId: string): Promise<number[]> {
  const found = await db
    .selectFrom('finding_done')
    .innerJoin('resume', 'resume.id', 'finding_done.resume_id')
    .select('finding_done.number')
    .where('finding_done.resume_id', '=', resumeId)
    .where('resume.owner_id', '=', ownerId)
    .orderBy('finding_done.number')
    .execute();
  return found.map(({ number }) => number);
}
