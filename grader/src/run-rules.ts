import { unitsOf, workEntriesOf } from './model/questions.ts';
import type { Resume } from './model/resume.ts';
import type { Rule } from './model/rule.ts';
import type { RuleFailure } from './report/report.ts';
import type { Amounts, Found } from './scoring/sheet.ts';

/**
 * Runs rules over a resume. A rule that throws is listed in `failures`: it neither fails the report nor goes unnoticed.
 */
export function runRules(rules: readonly Rule[], resume: Resume): { found: Found[]; failures: RuleFailure[] } {
  const failures: RuleFailure[] = [];
  const english = resume.language === 'english';
  const found = rules.map((rule): Found => {
    if (!english && !rule.anyLanguage && !rule.group.startsWith('formatting')) return { rule, findings: [] };
    try {
      return { rule, findings: [...rule.check(resume)] };
    } catch (error) {
      failures.push({ rule: rule.name, ...causeOf(error) });
      return { rule, findings: [] };
    }
  });
  return { found, failures };
}

/** The kind of an error and the line of code it came from. Its message may quote the resume, so it is dropped. */
function causeOf(error: unknown): { error: string; at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  // A loader may put a query behind the name of a file.
  const [, file, line] = error.stack?.match(/^ {4}at .*?([\w.-]+\.[jt]s)(?:\?[^:\s]*)?:(\d+)/m) ?? [];
  return { error: error.name, at: file && line ? `${file}:${line}` : '' };
}

/** The amount of content of a resume. */
export function amountsOf(resume: Resume): Amounts {
  const entries = workEntriesOf(resume).filter((entry) => entry.header.length > 0);
  return { bullets: unitsOf(resume).length, entries: entries.length, words: resume.wordCount };
}
