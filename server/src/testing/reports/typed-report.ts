import type { ReportDocument } from '@redmark/rubric';
import { gradePages } from '../../../../grader/src/grade-pages.ts';
import { pagesOf } from '../../../../grader/src/testing/resume-of.ts';

/** The report of a resume typed as text, graded for real (see the grader's `resumeOf`). */
export function typedReport(text: string): ReportDocument {
  const graded = gradePages(pagesOf(text), { today: '2026-11-21', onStage: () => {} });
  if (!graded.ok) throw new Error(graded.error.code);
  return graded.document;
}
