import type { Resume, Section } from '../model/resume.ts';
import { guidesOf, type PageGuide } from './guides.ts';
import { type Numbered, told } from './numbered.ts';
import type { Box, Grades, ReportFinding, Scores } from './report.ts';
import { rubricVersion } from './rubric-version.ts';

type Parts = { resume: Resume; findings: Numbered[]; grades: Grades; scores: Scores };

/** The stored document, in the names the wire has for it, our own additions after them. */
export function storedGrading({ resume, findings, grades, scores }: Parts): Record<string, unknown> {
  const within = (group: string) => findings.filter((finding) => finding.group === group);
  const guides = guidesOf(resume, within('formatting.vertical'));
  return {
    Grade: grades,
    Content: contentOf(within('content'), resume),
    Format: { horizontal: horizontalOf(within('formatting.horizontal'), resume), vertical: verticalOf(guides, resume) },
    Writing: {
      grammar: within('writing.grammar').flatMap(grammarOf),
      overused: within('writing.overused').flatMap(overusedOf),
    },
    allFeedback: findings.map(({ title, advice }) => ({ mistake: title, feedback: advice })),
    allCoordinates: byPage(resume, (page) =>
      findings.flatMap(({ boxes }) => boxes.filter((box) => box.page === page).map(({ box }) => box)),
    ),
    repetitionFeedback: within('writing.overused').map((finding) => ({
      page: finding.boxes[0]?.page ?? 0,
      coordinates: finding.boxes.map(({ box }) => box),
      mistake_type: isRed(finding) ? 'red' : 'yellow',
      feedback_display_title: finding.title,
      feedback_display: finding.advice,
    })),
    overusedWord: within('writing.overused').map((finding) => finding.text),
    totalMistakes: {
      content: within('content').length,
      formattingVertical: within('formatting.vertical').length,
      formattingHorizontal: within('formatting.horizontal').length,
      writing: within('writing.grammar').length + within('writing.overused').length,
    },
    finalGrade: grades,
    rubricVersion,
    stage: resume.stage,
    locale: resume.locale,
    confidence: resume.confidence,
    scores,
    profile: { name: resume.profile.name?.text ?? '', firstName: firstNameOf(resume) },
    pages: resume.pages.map(({ width, height }) => ({ width, height })),
    guides,
    findings: findings.map(told),
    insights: insightsOf(resume),
    strengths: [],
  };
}

const isRed = (finding: ReportFinding) => finding.severity !== 'minor';
const typeOf = (finding: ReportFinding) => (isRed(finding) ? 'red' : 'other');
const saidOf = ({ title, advice }: ReportFinding) => `${title}. ${advice}`;
/** Errors a reader takes for carelessness are red whatever they cost. */
const plainErrors = [
  'spelling-misspelled',
  'grammar-confusable',
  'grammar-repeated-word',
  'grammar-agreement',
  'grammar-article',
];

function byPage<T>(resume: Resume, of: (page: number) => T[]): Record<string, T[]> {
  return Object.fromEntries(resume.pages.map((_, page) => [`Page${page}`, of(page)]));
}

type ContentSection = { coordinates: Box[]; feedback: unknown[] };

function contentOf(findings: Numbered[], resume: Resume): Record<string, Record<string, ContentSection>> {
  const pageOf = (finding: Numbered) => finding.boxes[0]?.page ?? 0;
  const pages = Map.groupBy(findings, pageOf);
  return Object.fromEntries(
    [...pages].map(([page, own]) => {
      const sections = Map.groupBy(own, (finding) => sectionAt(finding, resume));
      return [
        `Page${page}`,
        Object.fromEntries([...sections].map(([title, inside]) => [title, contentSection(inside, page)])),
      ];
    }),
  );
}

function contentSection(findings: Numbered[], page: number): ContentSection {
  return {
    coordinates: findings.flatMap(({ boxes }) => boxes.filter((box) => box.page === page).map(({ box }) => box)),
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

function sectionAt(finding: Numbered, { sections }: Resume): string {
  const box = finding.boxes[0];
  if (!box) return 'Header';
  const holds = (section: Section) =>
    [section.heading, ...section.rows].some(
      (row) =>
        row.page === box.page &&
        row.y0 < box.box[3] &&
        row.y1 > box.box[1] &&
        row.x0 < box.box[2] &&
        row.x1 > box.box[0],
    );
  return sections.find(holds)?.title ?? 'Header';
}

function horizontalOf(findings: Numbered[], resume: Resume) {
  return byPage(resume, (page) =>
    findings.flatMap((finding) =>
      finding.boxes
        .filter((box) => box.page === page)
        .map(({ box }) => ({ coor: box, mistake_type: typeOf(finding), feedback_display: saidOf(finding) })),
    ),
  );
}

/** A page's first failing guide, or its main left edge with nothing standing off it. */
function verticalOf(guides: PageGuide[], resume: Resume) {
  return Object.fromEntries(
    resume.pages.map((_, page) => {
      const own = guides.filter((guide) => guide.page === page);
      const shown = own.find((guide) => Object.keys(guide.sar_list).length > 0) ?? own[0];
      const {
        key = 'body text',
        mode = 0,
        display_text = 'All sentences are properly aligned',
        sar_list = {},
      } = shown ?? {};
      return [`Page${page}`, [key, { mode, display_text, sar_list }]];
    }),
  );
}

function grammarOf(finding: Numbered) {
  return finding.boxes.map(({ page, box }) => ({
    page,
    mistake: finding.text,
    mistake_type: plainErrors.includes(finding.rule) ? 'red' : 'other',
    word_coor: box,
    feedback_display: finding.advice,
    feedback_display_title: finding.title,
  }));
}

function overusedOf(finding: Numbered) {
  return finding.boxes.map(({ page, box }) => ({
    page,
    overuse_coor: box,
    overuse_status: `${finding.boxes.length}×`,
    errorColor: typeOf(finding),
    feedback_display: finding.advice,
    feedback_display_title: finding.title,
  }));
}

function firstNameOf({ profile }: Resume): string {
  const first = profile.name?.text.split(/\s+/)[0] ?? '';
  const isLoud = first === first.toUpperCase() && first.length > 1;
  return isLoud ? first.charAt(0) + first.slice(1).toLowerCase() : first;
}

function insightsOf(resume: Resume): { title: string; text: string }[] {
  if (resume.language === 'english') return [];
  return [
    {
      title: 'Writing is not graded',
      text: 'We check the writing of English resumes only. The final grade comes from content and formatting.',
    },
  ];
}
