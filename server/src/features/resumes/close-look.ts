import type { CloseReading, ComparedSide, Comparison } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import { compareFindings } from './compare-findings.ts';
import type { Pages } from './pages/pages.ts';
import type { Shown } from './present-resume.ts';
import type { ResumeRow } from './resume-records.ts';

/** Finds a graded resume, and refuses what is not the owner's. */
type Find = (ownerId: string | null, id: string) => Promise<ResumeRow>;
/** The report as its owner may see it. */
type ReportFor = (resume: ResumeRow) => Promise<Shown | null>;

/** What an owner may request of reports beyond their grade. */
export function createCloseLook(graded: Find, pages: Pages, reportFor: ReportFor) {
  /** The whole report, and the numbers of the findings in it that its owner may see. */
  async function side(ownerId: string, id: string) {
    const resume = await graded(ownerId, id);
    const shown = await reportFor(resume);
    if (!shown) throw new Refusal('not_graded');
    return { resume, whole: shown.whole, numbers: new Set(shown.report.findings.map(({ number }) => number)) };
  }

  async function presented({ resume, whole }: Awaited<ReturnType<typeof side>>) {
    const { id, file_name: fileName, created_at: createdAt, page_count: pageCount } = resume;
    const images = pageCount === null ? null : await pages.links(id, pageCount);
    return {
      resumeId: id,
      fileName,
      createdAt: createdAt.toISOString(),
      rubricVersion: whole.rubricVersion,
      grades: whole.grades,
      scores: whole.scores,
      image: images?.mid[0] ?? null,
      count: whole.findings.length,
    } satisfies ComparedSide;
  }

  return {
    /**
     * Both are null in reports from before they were stored, while a report is sealed, and where findings are hidden.
     */
    async closeReading(ownerId: string | null, id: string): Promise<CloseReading> {
      const shown = await reportFor(await graded(ownerId, id));
      const { reading = null, scoring = null } = shown?.report ?? {};
      return { reading, scoring, isHeld: shown !== null && shown.hidden !== null };
    },

    /** Findings are paired in the whole reports, so that a hidden one is not taken for fixed. */
    async compare(ownerId: string, ids: { before: string; after: string }): Promise<Comparison> {
      const [before, after] = await Promise.all([side(ownerId, ids.before), side(ownerId, ids.after)]);
      const { fixed, added, kept } = compareFindings(before.whole, after.whole);
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
