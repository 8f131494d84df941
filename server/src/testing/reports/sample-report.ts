import type { Report } from '@redmark/grader';
import type { Finding, Grades, ReportDocument } from '@redmark/rubric';

const usual: Grades = { Cumulative: 'A-', Content: 'A', Format: 'B+', Writing: 'A' };
const scores = { Cumulative: 91, Content: 94, Format: 88, Writing: 95 };

/** Grades of a report that was hardly read. */
export const noGrades: Grades = { ...usual, Cumulative: null, Content: null };

/** A report of one page. Its name tells reports of different files apart. */
export function sampleReport(
  name: string,
  rubricVersion: string,
  findings: Finding[] = [],
  grades: Grades = usual,
): Report {
  const document: ReportDocument = {
    rubricVersion,
    grades,
    scores,
    stage: 'experienced',
    locale: 'en-US',
    confidence: 1,
    profile: { name, firstName: name },
    pages: [{ width: 612, height: 792 }],
    guides: [],
    findings,
    insights: [],
    strengths: [],
    failedRules: [],
    reading: null,
    scoring: null,
  };
  const resume = {
    profile: { name, email: '', phone: '', location: '', links: [] },
    sections: [],
    workExperiences: [],
    volunteerExperiences: [],
    educations: [],
    skills: [],
    bullets: [],
  };
  return { ok: true, document, resume, failures: [] };
}

/** Four findings about content, two about formatting, three about writing. */
export const sampleFindings: Finding[] = (
  [
    ['content', 'content', 4],
    ['formatting', 'formatting.horizontal', 2],
    ['writing', 'writing.grammar', 3],
  ] as const
)
  .flatMap(([category, group, count]) => Array.from({ length: count }, () => ({ category, group })))
  .map(({ category, group }, index) => ({
    number: index + 1,
    rule: 'sample',
    category,
    group,
    severity: 'major',
    title: `Title ${index + 1}.`,
    advice: `Advice ${index + 1}.`,
    text: `Words ${index + 1}.`,
    gain: 1,
    boxes: [{ page: 0, box: [10, 10 * index, 90, 10 * index + 8] }],
    section: 'Experience',
    isPlainError: false,
  }));
