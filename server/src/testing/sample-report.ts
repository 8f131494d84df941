import type { Grading } from '@redmark/contract';
import type { Report } from '@redmark/grader';

const grades = { Cumulative: 'A-', Content: 'A', Format: 'B+', Writing: 'A' } as const;
const scores = { Cumulative: 91, Content: 94, Format: 88, Writing: 95 };

/** A report with nothing to say, of one page. Its name tells reports of different files apart. */
export function sampleReport(name: string, rubricVersion: string): Report {
  const grading: Grading = {
    Grade: grades,
    Content: {},
    Format: { horizontal: {}, vertical: {} },
    Writing: { grammar: [], overused: [] },
    allFeedback: [],
    allCoordinates: {},
    repetitionFeedback: [],
    overusedWord: [],
    totalMistakes: { content: 0, formattingVertical: 0, formattingHorizontal: 0, writing: 0 },
    finalGrade: grades,
    rubricVersion,
    stage: 'experienced',
    locale: 'en-US',
    confidence: 1,
    scores,
    profile: { name, firstName: name },
    pages: [{ width: 612, height: 792 }],
    guides: [],
    findings: [],
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
