import type { Remark, Resume } from '@redmark/contract';
import { type ByCategory, documentOf, type ReportDocument, visibleReport, wireReportOf } from '@redmark/rubric';
import type { Billing } from '../billing/billing.ts';
import type { createPages } from './pages/pages.ts';
import type { ResumeRow } from './resume-records.ts';

type Pages = Pick<ReturnType<typeof createPages>, 'links'>;
type Showing = { seals: boolean; freeNotes: number | undefined; plans: Pick<Billing, 'isFree'> };
/** A report as its viewer may see it, the whole report, and how many findings of each category are hidden. */
export type Shown = { report: ReportDocument; whole: ReportDocument; hidden: ByCategory | null };

export type Present = ReturnType<typeof createPresent>;

/** A resume as it may be shown: sealed while nobody owns it, and with the findings its owner's plan shows. */
export function createPresent(pages: Pages, { seals, freeNotes, plans }: Showing) {
  /** How many findings of each category an owner sees; undefined when it is all of them. */
  async function notesFor(ownerId: string | null): Promise<number | undefined> {
    if (freeNotes === undefined) return undefined;
    return ownerId === null || (await plans.isFree(ownerId)) ? freeNotes : undefined;
  }

  function shown({ owner_id, grading }: ResumeRow, notes: number | undefined): Shown | null {
    if (grading === null || (seals && owner_id === null)) return null;
    const whole = documentOf(grading);
    return notes === undefined ? { report: whole, whole, hidden: null } : { ...visibleReport(whole, notes), whole };
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
      ...onTheWire(shown(resume, notes)),
      sealed: seals && resume.owner_id === null && resume.state === 'done',
      done: resume.done,
      author: resume.handed_by,
      remarks: remarksOf(resume),
    };
  }

  return {
    async present(resume: ResumeRow): Promise<Resume> {
      return await presentWith(await notesFor(resume.owner_id), resume);
    },

    /** The report alone; null while it is sealed or does not exist. */
    async reportFor(resume: ResumeRow): Promise<Shown | null> {
      return shown(resume, await notesFor(resume.owner_id));
    },
  };
}

/** What is written beside the findings, with the words and the place of its line; nothing while the report is sealed. */
export function remarksOf({ owner_id, grading, remarks }: ResumeRow): Remark[] {
  if (owner_id === null || grading === null || remarks.length === 0) return [];
  const lines = documentOf(grading).reading?.lines ?? [];
  return remarks.map(({ line, createdAt, ...remark }) => {
    const about = line === null ? undefined : lines[line];
    const at = { quote: about?.text ?? '', boxes: about?.at ?? [] };
    return { ...remark, ...at, createdAt: new Date(createdAt).toISOString() };
  });
}

/** A report in the wire format. */
function onTheWire(shown: Shown | null): Pick<Resume, 'grading' | 'withheld'> {
  if (!shown) return { grading: null, withheld: null };
  return { grading: wireReportOf(shown.report, shown.whole), withheld: shown.hidden };
}

/** A report as a file of an account's archive: in the wire format, with the text that was read. */
export function exportedReport(shown: Shown): Uint8Array {
  const { reading, scoring } = shown.report;
  const report = { ...wireReportOf(shown.report, shown.whole), reading, scoring };
  return new TextEncoder().encode(JSON.stringify(report, undefined, 2));
}
