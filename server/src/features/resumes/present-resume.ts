import type { Grading, Resume } from '@redmark/contract';
import type { Billing } from '../billing/billing.ts';
import type { createPages } from './pages/pages.ts';
import type { ResumeRow } from './resume-records.ts';
import { withhold } from './withhold.ts';

type Pages = Pick<ReturnType<typeof createPages>, 'links'>;
type Showing = { seals: boolean; freeNotes: number | undefined; plans: Pick<Billing, 'isFree'> };
type Shown = Pick<Resume, 'grading' | 'withheld'>;

export type Present = ReturnType<typeof createPresent>;

/** A resume as it may be seen: sealed while nobody owns it, and with the notes its owner's plan shows. */
export function createPresent(pages: Pages, { seals, freeNotes, plans }: Showing) {
  /** How many notes of each category an owner sees; undefined when it is all of them. */
  async function notesFor(ownerId: string | null): Promise<number | undefined> {
    if (freeNotes === undefined) return undefined;
    return ownerId === null || (await plans.isFree(ownerId)) ? freeNotes : undefined;
  }

  function shown({ owner_id, grading }: ResumeRow, notes: number | undefined): Shown {
    if (grading === null || (seals && owner_id === null)) return { grading: null, withheld: null };
    // Written by the grader and checked again against the contract on its way out.
    const whole = grading as Grading;
    return notes === undefined ? { grading: whole, withheld: null } : withhold(whole, notes);
  }

  async function presentWith(notes: number | undefined, resume: ResumeRow): Promise<Resume> {
    const { id, page_count: pageCount } = resume;
    return {
      resumeId: id,
      id,
      Key: resume.storage_key,
      fileName: resume.file_name,
      createdAt: resume.created_at.toISOString(),
      thumbnail: pageCount === null ? null : await pages.links(id, pageCount),
      ...shown(resume, notes),
      sealed: seals && resume.owner_id === null && resume.state === 'done',
      done: resume.done,
    };
  }

  return {
    async present(resume: ResumeRow): Promise<Resume> {
      return await presentWith(await notesFor(resume.owner_id), resume);
    },

    /** The report alone. */
    async reportFor(resume: ResumeRow): Promise<Shown> {
      return shown(resume, await notesFor(resume.owner_id));
    },
  };
}
