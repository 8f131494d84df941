import { unitsOf, workEntriesOf } from './model/questions.ts';
import type { Resume } from './model/resume.ts';
import type { Finding, Rule } from './model/rule.ts';
import type { Amounts } from './scoring/loss.ts';
import type { Found } from './scoring/score.ts';

/** Runs rules over a resume. A rule that throws is dropped and named, so that it never takes the report with it. */
export function runRules(rules: readonly Rule[], resume: Resume): { found: Found[]; dropped: string[] } {
  const dropped: string[] = [];
  const english = resume.language === 'english';
  const found = rules.map((rule): Found => {
    if (!english && !rule.anyLanguage && !rule.group.startsWith('formatting')) return { rule, findings: [] };
    try {
      return { rule, findings: [...rule.check(resume)] satisfies Finding[] };
    } catch {
      dropped.push(rule.name);
      return { rule, findings: [] };
    }
  });
  return { found, dropped };
}

export function amountsOf(resume: Resume): Amounts {
  const entries = workEntriesOf(resume).filter((entry) => entry.header.length > 0);
  return { bullets: unitsOf(resume).length, entries: entries.length, words: resume.wordCount };
}
