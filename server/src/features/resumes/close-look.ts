import type { CloseReading, ComparedSide, Comparison, Resume } from '@redmark/contract';
import { compareFindings, type Graded } from './compare-findings.ts';
import type { Pages } from './pages/pages.ts';
import type { ResumeRow } from './resume-records.ts';

/** Finds a graded resume, and refuses what is not the owner's. */
type Find = (ownerId: string | null, id: string) => Promise<ResumeRow>;
/** The report as its owner may see it. */
type Shown = (resume: ResumeRow) => Promise<Pick<Resume, 'grading' | 'withheld'>>;

/** What an owner may ask of reports beyond their grade. */
export function createCloseLook(graded: Find, pages: Pages, shown: Shown) {
  /** The whole document, and the numbers of the notes in it that its owner may see. */
  async function side(ownerId: string, id: string) {
    const resume = await graded(ownerId, id);
    const { grading } = await shown(resume);
    return {
      resume,
      // Written by the grader and checked again against the contract on its way out.
      document: resume.grading as Graded,
      numbers: new Set(grading?.findings.map(({ number }) => number)),
    };
  }

  async function presented({ resume, document }: Awaited<ReturnType<typeof side>>) {
    const { id, file_name: fileName, created_at: createdAt, page_count: pageCount } = resume;
    const images = pageCount === null ? null : await pages.links(id, pageCount);
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
    /** Old reports kept neither; a sealed one tells nothing, and one with notes held back nothing either. */
    async closeReading(ownerId: string | null, id: string): Promise<CloseReading> {
      const resume = await graded(ownerId, id);
      const { grading, withheld } = await shown(resume);
      if (grading === null || withheld) return { reading: null, scoring: null, isHeld: withheld !== null };
      const { reading = null, scoring = null } = resume.grading as Graded;
      return { reading, scoring, isHeld: false };
    },

    /** Notes are paired in the whole documents, so that one that is held back does not pass for fixed. */
    async compare(ownerId: string, ids: { before: string; after: string }): Promise<Comparison> {
      const [before, after] = await Promise.all([side(ownerId, ids.before), side(ownerId, ids.after)]);
      const { fixed, added, kept } = compareFindings(before.document, after.document);
      return {
        before: await presented(before),
        after: await presented(after),
        fixed: fixed.filter(({ number }) => before.numbers.has(number)),
        added: added.filter(({ number }) => after.numbers.has(number)),
        kept: kept.filter((pair) => before.numbers.has(pair.before.number) && after.numbers.has(pair.after.number)),
      };
    },
  };
}
