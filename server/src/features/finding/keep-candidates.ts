import { candidateVersion } from '@redmark/grader/matching';
import { after, millisecondsIn } from '../../base/durations.ts';
import type { Services } from '../../services.ts';
import { deleteCandidate, dueAgain, endDue, sourceOf, takeDue, writeCandidate } from './candidate-records.ts';

const atOnce = 20;
const leaseMinutes = 5;
/** A file that cannot be read so often is left alone until its owner grades another one. */
const attemptsAllowed = 5;

type Needs = Pick<Services, 'db' | 'storage' | 'graders' | 'now' | 'log'>;

/**
 * Keeps what people are found by in step with their consent and their newest graded resume. The database notes in the
 * same transaction who is due, and takes entries away; here they are made.
 */
export function createCandidateKeeper({ db, storage, graders, now, log }: Needs) {
  const version = `${graders.rubricVersion} ${candidateVersion}`;
  let isComplete = false;

  async function make(accountId: string, leasedUntil: Date, isLast: boolean) {
    const source = await sourceOf(db, accountId);
    const bytes = source && (await storage.read(source.storage_key));
    const day = source?.created_at.toISOString().slice(0, 'YYYY-MM-DD'.length) ?? '';
    const read = bytes ? await graders.candidate(bytes, day) : undefined;
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      const still = await sourceOf(tx, accountId);
      if (read?.ok && still && still.id === source?.id)
        await writeCandidate(tx, { accountId, resumeId: still.id, version, at: now() }, read.candidate);
      else await deleteCandidate(tx, accountId);
      if (still?.id === source?.id || isLast) await endDue(tx, accountId, leasedUntil);
    });
  }

  return {
    /** Makes the entries that are due; the first time also those that were lost or made by another version. */
    async sweep(): Promise<void> {
      if (!isComplete) await dueAgain(db, version);
      isComplete = true;
      for (;;) {
        const leasedUntil = after(now(), leaseMinutes * millisecondsIn.minute);
        const due = await takeDue(db, now(), leasedUntil, atOnce);
        for (const { account_id, attempts } of due)
          await make(account_id, leasedUntil, attempts >= attemptsAllowed).catch(async (error) => {
            log(error);
            if (attempts >= attemptsAllowed) await endDue(db, account_id, leasedUntil);
          });
        if (due.length < atOnce) return;
      }
    },
  };
}
