import { type ByCategory, categories } from './categories.ts';
import type { Guide, ReportDocument } from './report-document.ts';

/**
 * A report with only the first findings of each category. The others are left out here, before the names of the wire
 * are made, so that nothing of them can leak. `hidden` counts those left out, null when there are none. Grades and
 * scores stay those of the whole report; the reading and the score sheet go, because they would give the others away.
 */
export function visibleReport(
  report: ReportDocument,
  shownOfEach: number,
): { report: ReportDocument; hidden: ByCategory | null } {
  const inCategories = categories.map((category) => report.findings.filter((one) => one.category === category));
  const shown = new Set(inCategories.flatMap((findings) => findings.slice(0, shownOfEach)));
  if (shown.size === report.findings.length) return { report, hidden: null };
  const [content = 0, formatting = 0, writing = 0] = inCategories.map((all) => Math.max(0, all.length - shownOfEach));
  const findings = report.findings.filter((finding) => shown.has(finding));
  const numbers = new Set(findings.map(({ number }) => number));
  const guides = report.guides.map((guide) => guideOf(guide, numbers));
  return {
    report: { ...report, findings, guides, reading: null, scoring: null },
    hidden: { content, formatting, writing },
  };
}

/** A guide with only the strays of shown findings. Its text names their number, so it is replaced as well. */
function guideOf(guide: Guide, numbers: ReadonlySet<number>): Guide {
  const off = guide.off.filter(({ finding }) => numbers.has(finding));
  return off.length === guide.off.length ? guide : { ...guide, off, text: 'More stands off this line' };
}
