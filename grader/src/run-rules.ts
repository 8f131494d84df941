import { isPictured } from './model/layout/pictured.ts';
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
  const found = rules.map((rule): Found => {
    if (!isAsked(rule, resume)) return { rule, findings: [] };
    try {
      return { rule, findings: [...rule.check(resume)] };
    } catch (error) {
      failures.push({ rule: rule.name, ...causeOf(error) });
      return { rule, findings: [] };
    }
  });
  return { found, failures };
}

/** Whether a rule knows what it would be asked: text of another language, an academic's vitae and the type of a picture it may not. */
function isAsked({ group, anyLanguage, inVitae, ofPictures }: Rule, resume: Resume): boolean {
  const isOfFormat = group.startsWith('formatting');
  if (resume.isAcademic && inVitae === false) return false;
  if (isOfFormat) return ofPictures === true || !isPictured(resume);
  return anyLanguage === true || resume.language === 'english';
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
