import { categories, categoryOf, type GraderStage } from '@redmark/rubric';
import type { RawPage } from './model/page.ts';
import type { Rule } from './model/rule.ts';
import { readResume } from './reading/read-resume.ts';
import { trustUnmappedCodes } from './reading/rows/repair.ts';
import { fieldsOf } from './report/fields.ts';
import { refusalOfPages, refusalOfResume } from './report/refusal.ts';
import { type Graded, refused } from './report/report.ts';
import { reportDocumentOf } from './report/report-document.ts';
import { rules as allRules } from './rules/index.ts';
import { amountsOf, runRules } from './run-rules.ts';

type Options = { today: string; onStage: (stage: GraderStage) => void; rules?: readonly Rule[] };

/** Makes a report from the words and shapes of the pages. Pure: no clock, no locale, no randomness. */
export function gradePages(raw: RawPage[], { today, onStage, rules = allRules }: Options): Graded {
  onStage('layout');
  const pages = trustUnmappedCodes(raw);
  const unreadable = refusalOfPages(pages);
  if (unreadable) return refused(unreadable);
  const resume = readResume(pages, today);
  const unfit = refusalOfResume(resume);
  if (unfit) return refused(unfit);
  const runs = categories.map((category) => {
    onStage(category);
    return runRules(
      rules.filter(({ group }) => categoryOf(group) === category),
      resume,
    );
  });
  const failures = runs.flatMap((run) => run.failures);
  const document = reportDocumentOf(resume, {
    found: runs.flatMap(({ found }) => found),
    amounts: amountsOf(resume),
    failed: rules.filter(({ name }) => failures.some(({ rule }) => rule === name)),
  });
  return { ok: true, document, resume: fieldsOf(resume), failures };
}
