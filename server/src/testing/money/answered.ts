import { createHash } from 'node:crypto';
import type { Database } from '../../database/open.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The responses customers got, to be compared with the final state. */
export type Answered = {
  /** Resumes whose upload was confirmed with 200, and the hash of what was sent. */
  uploads: Map<string, string>;
  /** Resumes whose grading was reported as started. */
  begun: Set<string>;
  /** Resumes somebody requested to delete, whatever the response. */
  deleting: Set<string>;
  /** How many responses had each status and refusal code. */
  outcomes: Record<string, number>;
  /** Payments that went through. */
  payments: number;
  /** Gradings that were begun with a credit of their account. */
  paidGradings: number;
};

export const nothingAnswered = (): Answered => ({
  uploads: new Map(),
  begun: new Set(),
  deleting: new Set(),
  outcomes: {},
  payments: 0,
  paidGradings: 0,
});

const ended = new Set(['done', 'refused', 'failed']);
const broken = (outcome: string) => outcome.startsWith('5') && !outcome.startsWith('503');

/** Returns what was confirmed to a customer and is missing. */
export async function brokenPromises(db: Database, storage: Storage, answered: Answered): Promise<string[]> {
  const found = await db
    .selectFrom('resume')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.storage_key', 'review.state'])
    .execute();
  const resumes = new Map(found.map((resume) => [resume.id, resume]));
  const complaints: string[] = [];
  for (const [id, sha256] of answered.uploads) {
    if (answered.deleting.has(id)) continue;
    const resume = resumes.get(id);
    const bytes = resume && (await storage.read(resume.storage_key));
    if (!bytes) complaints.push(`a lost upload: ${id} ${resume ? 'without its file' : 'without its row'}`);
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256) complaints.push(`a changed upload: ${id}`);
  }
  for (const id of answered.begun) {
    const state = resumes.get(id)?.state;
    if (!answered.deleting.has(id) && !ended.has(state ?? ''))
      complaints.push(`a grading that did not end: ${id} ${state}`);
  }
  const faults = Object.entries(answered.outcomes).filter(([outcome]) => broken(outcome));
  if (faults.length > 0) complaints.push(`answers of our own fault: ${JSON.stringify(Object.fromEntries(faults))}`);
  return complaints;
}
