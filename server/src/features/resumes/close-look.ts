import type { CloseReading, ComparedSide, Comparison } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import { compareFindings, type Graded } from './compare-findings.ts';
import type { Pages } from './pages.ts';
import type { ResumeRow } from './resume-records.ts';

type Absolute = (url: string) => string;
type Find = (ownerId: string | null, id: string) => Promise<ResumeRow>;

/** What an owner may ask of reports beyond their grade. `found` refuses what is not theirs. */
export function createCloseLook(found: Find, pages: Pages, isSealed: (resume: ResumeRow) => boolean) {
  /** Written by the grader and checked again against the contract on its way out. */
  async function graded(ownerId: string | null, id: string) {
    const resume = await found(ownerId, id);
    if (resume.state !== 'done') throw new Refusal('not_graded');
    return { resume, document: resume.grading as Graded };
  }

  async function sideOf({ resume, document }: Awaited<ReturnType<typeof graded>>, absolute: Absolute) {
    const { id, file_name: fileName, created_at: createdAt, page_count: pageCount } = resume;
    const images = pageCount === null ? null : await pages.links(id, pageCount, absolute);
    return {
      resumeId: id,
      fileName,
      createdAt: createdAt.toISOString(),
      rubricVersion: document.rubricVersion,
      grades: document.finalGrade,
      scores: document.scores,
      image: images?.mid[0] ?? null,
      count: document.findings.length,
    } satisfies ComparedSide;
  }

  return {
    /** Old reports kept neither; a sealed one tells nothing. */
    async closeReading(ownerId: string | null, id: string): Promise<CloseReading> {
      const { resume, document } = await graded(ownerId, id);
      if (isSealed(resume)) return { reading: null, scoring: null };
      return { reading: document.reading ?? null, scoring: document.scoring ?? null };
    },

    async compare(ownerId: string, ids: { before: string; after: string }, absolute: Absolute): Promise<Comparison> {
      const [before, after] = await Promise.all([graded(ownerId, ids.before), graded(ownerId, ids.after)]);
      return {
        before: await sideOf(before, absolute),
        after: await sideOf(after, absolute),
        ...compareFindings(before.document, after.document),
      };
    },
  };
}
