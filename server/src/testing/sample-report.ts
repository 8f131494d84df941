import type { Finding, Grading } from '@redmark/contract';
import type { Report } from '@redmark/grader';

const grades = { Cumulative: 'A-', Content: 'A', Format: 'B+', Writing: 'A' } as const;
const scores = { Cumulative: 91, Content: 94, Format: 88, Writing: 95 };

/** A report of one page. Its name tells reports of different files apart. */
export function sampleReport(name: string, rubricVersion: string, findings: Finding[] = []): Report {
  const count = (category: Finding['category']) => findings.filter((one) => one.category === category).length;
  const grading: Grading = {
    Grade: grades,
    Content: {},
    Format: { horizontal: {}, vertical: {} },
    Writing: { grammar: [], overused: [] },
    allFeedback: [],
    allCoordinates: {},
    repetitionFeedback: [],
    overusedWord: [],
    totalMistakes: {
      content: count('content'),
      formattingVertical: 0,
      formattingHorizontal: count('formatting'),
      writing: count('writing'),
    },
    finalGrade: grades,
    rubricVersion,
    stage: 'experienced',
    locale: 'en-US',
    confidence: 1,
    scores,
    profile: { name, firstName: name },
    pages: [{ width: 612, height: 792 }],
    guides: [],
    findings,
    insights: [],
    strengths: [],
  };
  const resume = {
    profile: { name, email: '', phone: '', location: '', links: [] },
    sections: [],
    workExperiences: [],
    educations: [],
    skills: [],
    bullets: [],
  };
  return { ok: true, rubricVersion, grades, scores, grading, findings: [], resume, pages: grading.pages };
}

/** Four notes about content, two about formatting, three about writing. */
export const sampleFindings: Finding[] = (
  [
    ['content', 'content', 4],
    ['formatting', 'formatting.horizontal', 2],
    ['writing', 'writing.grammar', 3],
  ] as const
)
  .flatMap(([category, group, count]) => Array.from({ length: count }, () => ({ category, group })))
  .map(({ category, group }, place) => ({
    number: place + 1,
    rule: 'sample',
    category,
    group,
    severity: 'major',
    title: `Title ${place + 1}.`,
    advice: `Advice ${place + 1}.`,
    text: `Words ${place + 1}.`,
    gain: 1,
    boxes: [{ page: 0, box: [10, 10 * place, 90, 10 * place + 8] }],
  }));
