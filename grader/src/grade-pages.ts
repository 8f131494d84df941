import type { RawPage } from './model/page.ts';
import type { Resume } from './model/resume.ts';
import { readResume } from './reading/read-resume.ts';
import { takeAtFace } from './reading/repair.ts';
import { fieldsOf } from './report/fields.ts';
import { numbered } from './report/numbered.ts';
import { refusalOfPages, refusalOfResume } from './report/refusal.ts';
import { type Graded, type Grades, refused, type Scores, type StageName } from './report/report.ts';
import { rubricVersion } from './report/rubric-version.ts';
import { storedGrading } from './report/stored-grading.ts';
import { rules } from './rules/index.ts';
import { amountsOf, runRules } from './run-rules.ts';
import { letterOf } from './scoring/letters.ts';
import { type Found, type Score, scoreOf } from './scoring/score.ts';

type Options = { today: string; onStage: (stage: StageName) => void };

/** From the words and shapes of the pages to a report. Pure: no clock, no locale, no chance. */
export function gradePages(raw: RawPage[], { today, onStage }: Options): Graded {
  onStage('layout');
  const pages = takeAtFace(raw);
  const unreadable = refusalOfPages(pages);
  if (unreadable) return refused(unreadable);
  const resume = readResume(pages, today);
  const unfit = refusalOfResume(resume);
  if (unfit) return refused(unfit);
  const found = (['content', 'formatting', 'writing'] as const).flatMap((category): Found[] => {
    onStage(category);
    return runRules(
      rules.filter((rule) => rule.group.startsWith(category)),
      resume,
    ).found;
  });
  return reportOf(resume, found);
}

function reportOf(resume: Resume, found: Found[]): Graded {
  const amounts = amountsOf(resume);
  const writing = resume.language === 'english';
  const score = scoreOf(found, amounts, { writing });
  const findings = numbered(found, amounts, resume);
  const grades = gradesOf(score, writing);
  const scores = scoresOf(score);
  return {
    ok: true,
    rubricVersion,
    grades,
    scores,
    grading: storedGrading({ resume, findings, grades, scores }),
    findings: findings.map(({ guide, deviation, ...finding }) => finding),
    resume: fieldsOf(resume),
    pages: resume.pages.map(({ width, height }) => ({ width, height })),
  };
}

function gradesOf({ total, categories }: Score, writing: boolean): Grades {
  return {
    Cumulative: letterOf(total),
    Content: letterOf(categories.content),
    Format: letterOf(categories.formatting),
    Writing: writing ? letterOf(categories.writing) : null,
  };
}

function scoresOf({ total, categories }: Score): Scores {
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    Cumulative: round(total),
    Content: round(categories.content),
    Format: round(categories.formatting),
    Writing: round(categories.writing),
  };
}
