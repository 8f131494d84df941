import { evaluate, gradesOf, type ReportDocument, roundedScores } from '@redmark/rubric';
import { isPerformer } from '../model/performer.ts';
import type { Resume } from '../model/resume.ts';
import type { Rule } from '../model/rule.ts';
import { hundredths } from '../model/unread.ts';
import { unwrittenOf } from '../model/written.ts';
import type { Amounts, Found } from '../scoring/sheet.ts';
import { closeReadingOf } from './close-reading/close-reading.ts';
import { guidesOf } from './guides.ts';
import { remarksOn } from './insights/remarks.ts';
import { unreadInsights } from './insights/unread-insights.ts';
import { numberFindings } from './number-findings.ts';
import { withPrintedPages } from './printed-pages.ts';
import { rubricVersion } from './rubric-version.ts';
import { withoutTrifles } from './trifles.ts';
import { wholeRewrites } from './whole-rewrites.ts';

/** `failed` are the rules that threw. */
type Checked = { found: readonly Found[]; amounts: Amounts; failed: readonly Rule[] };

/** The report of a resume as it is stored. */
export function reportDocumentOf(resume: Resume, { found, amounts, failed }: Checked): ReportDocument {
  const { findings, sheet } = numberFindings(wholeRewrites(withoutTrifles(found)), amounts, resume);
  const score = evaluate(sheet);
  const vertical = findings.filter(({ reported }) => reported.group === 'formatting.vertical');
  const document: ReportDocument = {
    rubricVersion,
    grades: gradesOf(sheet, score),
    scores: roundedScores(score),
    stage: resume.stage,
    locale: resume.locale,
    confidence: resume.confidence,
    understood: hundredths(resume.understanding.share),
    profile: { name: resume.profile.name?.text ?? '', firstName: firstNameOf(resume) },
    pages: resume.pages.map(({ width, height }) => ({ width, height })),
    guides: guidesOf(resume, vertical),
    findings: findings.map(({ reported }) => reported),
    insights: [
      ...insightsOf(resume),
      ...unreadInsights(resume, found),
      ...remarksOn(resume, found),
      ...partialInsights(failed),
    ],
    strengths: [],
    failedRules: failed.map(({ name }) => name),
    reading: closeReadingOf(resume, findings),
    scoring: sheet,
  };
  return withPrintedPages(document, resume);
}

function firstNameOf({ profile }: Resume): string {
  const first = profile.name?.text.split(/\s+/)[0] ?? '';
  const isLoud = first === first.toUpperCase() && first.length > 1;
  return isLoud ? first.charAt(0) + first.slice(1).toLowerCase() : first;
}

function insightsOf(resume: Resume): ReportDocument['insights'] {
  const why = unwrittenOf(resume);
  if (why === undefined) return [];
  if (why === 'language')
    return [
      {
        title: 'Writing is not graded',
        text: 'We check the writing of English resumes only. The final grade comes from content and formatting.',
      },
    ];
  const little = hasUnreadProse(resume)
    ? 'Too little of the running text could be placed to judge how you write.'
    : 'There is too little running text to judge how you write.';
  const text = `${little} The final grade comes from content and formatting; what is marked in writing hardly counts.`;
  return [{ title: 'Writing is not graded', text }];
}

/** In words: rows that are running text, and how much of it shows how somebody writes. */
const prose = { row: 8, least: 90 };

/** Whether running text stands on the page that was not read; credits and papers are none. */
const hasUnreadProse = (resume: Resume) =>
  !resume.isAcademic &&
  !isPerformer(resume) &&
  resume.understanding.unread.reduce((sum, { words }) => sum + (words.length >= prose.row ? words.length : 0), 0) >=
    prose.least;

/** What the report says when rules threw: the grade must not look as if everything had been checked. */
function partialInsights(failed: readonly Rule[]): ReportDocument['insights'] {
  if (failed.length === 0) return [];
  const titles = failed.map(({ about }) => `“${about.title}”`).join(', ');
  return [
    {
      title: 'A part was not checked',
      text: `By a fault of ours this was not checked: ${titles}. The grade is partial: it is given without it.`,
    },
  ];
}
