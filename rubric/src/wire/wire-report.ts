import type { Box } from '../box.ts';
import type { Finding } from '../finding.ts';
import type { Guide, ReportDocument } from '../report-document.ts';
import type {
  MistakeType,
  WireGrammar,
  WireGuide,
  WireHorizontal,
  WireOverused,
  WirePageGuide,
  WireRepetition,
  WireReport,
  WireSection,
} from './wire-types.ts';

/**
 * A report in the names of the wire: one list of findings in nine views. They are made nowhere else, for whole reports
 * and for those with hidden findings alike. `whole` is the report with every finding: `totalMistakes` counts those.
 */
export function wireReportOf(report: ReportDocument, whole: ReportDocument = report): WireReport {
  const { grades, pages, findings, rubricVersion, stage, locale, confidence, understood, scores, profile } = report;
  const within = (group: Finding['group']) => findings.filter((finding) => finding.group === group);
  const overused = within('writing.overused');
  const pageCount = pages.length;
  return {
    Grade: grades,
    Content: contentOf(within('content')),
    Format: {
      horizontal: byPage(pageCount, (page) =>
        within('formatting.horizontal').flatMap((finding) => horizontalOn(page, finding)),
      ),
      vertical: byPage(pageCount, (page) => verticalOn(page, report.guides)),
    },
    Writing: { grammar: within('writing.grammar').flatMap(grammarOf), overused: overused.flatMap(overusedOf) },
    allFeedback: findings.map(({ title, advice }) => ({ mistake: title, feedback: advice })),
    allCoordinates: byPage(pageCount, (page) => findings.flatMap((finding) => boxesOn(page, finding))),
    repetitionFeedback: overused.map(repetitionOf),
    overusedWord: overused.map(({ text }) => text),
    totalMistakes: countsOf(whole.findings),
    finalGrade: grades,
    rubricVersion,
    stage,
    locale,
    confidence,
    ...(understood === undefined ? {} : { understood }),
    scores,
    profile,
    pages,
    guides: report.guides.map(pageGuideOf),
    findings,
    insights: report.insights,
    strengths: report.strengths,
    failedRules: report.failedRules,
  };
}

const isRed = ({ severity }: Finding) => severity !== 'minor';
const typeOf = (finding: Finding): MistakeType => (isRed(finding) ? 'red' : 'other');

function byPage<T>(pageCount: number, of: (page: number) => T): Record<string, T> {
  return Object.fromEntries(Array.from({ length: pageCount }, (_, page) => [`Page${page}`, of(page)]));
}

function boxesOn(page: number, { boxes }: Finding): Box[] {
  return boxes.flatMap((one) => (one.page === page ? [one.box] : []));
}

function contentOf(findings: Finding[]): WireReport['Content'] {
  const pages = Map.groupBy(findings, ({ boxes: [first] }) => first?.page ?? 0);
  return Object.fromEntries(
    [...pages].map(([page, own]) => {
      const sections = Map.groupBy(own, ({ section }) => section);
      return [
        `Page${page}`,
        Object.fromEntries([...sections].map(([title, inside]) => [title, sectionOn(page, inside)])),
      ];
    }),
  );
}

function sectionOn(page: number, findings: Finding[]): WireSection {
  return {
    coordinates: findings.flatMap((finding) => boxesOn(page, finding)),
    feedback: findings.map(({ number, title, advice, rule, severity, gain }) => ({
      n: number,
      title,
      text: advice,
      ruleId: rule,
      severity,
      gain,
    })),
  };
}

function horizontalOn(page: number, finding: Finding): WireHorizontal[] {
  return boxesOn(page, finding).map((coor) => ({
    coor,
    mistake_type: typeOf(finding),
    feedback_display: `${finding.title}. ${finding.advice}`,
  }));
}

/** A page's first guide that has strays, else its first guide, else an empty one. */
function verticalOn(page: number, guides: Guide[]): [string, WireGuide] {
  const own = guides.filter((guide) => guide.page === page);
  const shown = own.find(({ off }) => off.length > 0) ?? own[0];
  if (shown) return [shown.key, guideOf(shown)];
  return ['body text', { mode: 0, display_text: 'All sentences are properly aligned', sar_list: {} }];
}

function guideOf({ x, text, off }: Guide): WireGuide {
  const list = off.map(({ box, text, deviation }) => ({ word_coor: box, text, deviation }));
  return { mode: x, display_text: text, sar_list: Object.fromEntries(list.entries()) };
}

function pageGuideOf(guide: Guide): WirePageGuide {
  return { page: guide.page, key: guide.key, ...guideOf(guide) };
}

function grammarOf(finding: Finding): WireGrammar[] {
  return finding.boxes.map(({ page, box }) => ({
    page,
    mistake: finding.text,
    mistake_type: finding.isPlainError ? 'red' : 'other',
    word_coor: box,
    feedback_display: finding.advice,
    feedback_display_title: finding.title,
  }));
}

function overusedOf(finding: Finding): WireOverused[] {
  return finding.boxes.map(({ page, box }) => ({
    page,
    overuse_coor: box,
    overuse_status: `${finding.boxes.length}×`,
    errorColor: typeOf(finding),
    feedback_display: finding.advice,
    feedback_display_title: finding.title,
  }));
}

function repetitionOf(finding: Finding): WireRepetition {
  return {
    page: finding.boxes[0]?.page ?? 0,
    coordinates: finding.boxes.map(({ box }) => box),
    mistake_type: isRed(finding) ? 'red' : 'yellow',
    feedback_display_title: finding.title,
    feedback_display: finding.advice,
  };
}

function countsOf(findings: Finding[]): WireReport['totalMistakes'] {
  const count = (...groups: Finding['group'][]) => findings.filter(({ group }) => groups.includes(group)).length;
  return {
    content: count('content'),
    formattingVertical: count('formatting.vertical'),
    formattingHorizontal: count('formatting.horizontal'),
    writing: count('writing.grammar', 'writing.overused'),
  };
}
