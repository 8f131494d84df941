import type { Impact } from '@redmark/rubric';
import { allImpactLinesOf, impactTargetOf, linesWithoutMetric } from '../../model/language/impact.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import type { Resume } from '../../model/resume.ts';

/** Null where amounts are not expected: academic vitae, other languages, no lines. */
export function impactOf(resume: Resume): Impact | null {
  const lines = allImpactLinesOf(resume);
  if (resume.isAcademic || !isEnglish(resume) || lines.length === 0) return null;
  return { told: lines.length - linesWithoutMetric(lines).length, lines: lines.length, target: impactTargetOf(resume) };
}
