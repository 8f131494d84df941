import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';
import type { Guide, ReportDocument } from '../report-document.ts';
import type { AnySheet } from '../score-sheet.ts';
import type { WirePageGuide, WireReport } from './wire-types.ts';

/** A report as earlier versions stored it: in the names of the wire. The oldest have no reading and no score sheet. */
export type LegacyReport = Omit<WireReport, 'findings' | 'failedRules'> & {
  findings: Omit<Finding, 'section' | 'isPlainError'>[];
  reading?: Reading | null;
  scoring?: AnySheet | null;
};

/** A stored report of any version. */
export type StoredReport = ReportDocument | LegacyReport;

/** Turns a stored report of any version into today's document, which gives the same wire report as before. */
export function documentOf(stored: StoredReport): ReportDocument {
  if (!('Content' in stored)) return stored;
  const { finalGrade, scores, rubricVersion, stage, locale, confidence, profile, pages, insights, strengths } = stored;
  const { reading = null, scoring = null } = stored;
  const sections = sectionsIn(stored);
  const plainErrors = plainErrorsIn(stored);
  const findings = stored.findings.map((finding) => ({
    ...finding,
    section: sections.get(finding.number) ?? '',
    isPlainError: plainErrors.has(finding.number),
  }));
  return {
    rubricVersion,
    grades: finalGrade,
    scores,
    stage,
    locale,
    confidence,
    profile,
    pages,
    guides: stored.guides.map((guide) => guideOf(guide, findings)),
    findings,
    insights,
    strengths,
    failedRules: [],
    reading,
    scoring,
  };
}

/** The section of each finding about content, by the finding's number. */
function sectionsIn({ Content }: LegacyReport): Map<number, string> {
  return new Map(
    Object.values(Content).flatMap((sections) =>
      Object.entries(sections).flatMap(([title, { feedback }]) => feedback.map(({ n }) => [n, title] as const)),
    ),
  );
}

/**
 * The numbers of plain errors. `Writing.grammar` has one entry for every box of every grammar finding, in the order of
 * the findings; red ones are plain errors.
 */
function plainErrorsIn({ findings, Writing }: LegacyReport): Set<number> {
  const entries = Writing.grammar.values();
  const found = findings.filter(({ group }) => group === 'writing.grammar');
  const isRed = ({ boxes }: LegacyReport['findings'][number]) => {
    const own = boxes.map(() => entries.next().value);
    return own.some((entry) => entry?.mistake_type === 'red');
  };
  return new Set(found.filter(isRed).map(({ number }) => number));
}

function guideOf({ page, key, mode, display_text, sar_list }: WirePageGuide, findings: readonly Finding[]): Guide {
  const vertical = findings.filter(({ group }) => group === 'formatting.vertical');
  const numberAt = (box: string) =>
    vertical.find(({ boxes }) => boxes.some((one) => one.page === page && one.box.join() === box))?.number ?? 0;
  const off = Object.values(sar_list).map(({ word_coor: box, text, deviation }) => ({
    finding: numberAt(box.join()),
    box,
    text,
    deviation,
  }));
  return { page, key, x: mode, text: display_text, off };
}
