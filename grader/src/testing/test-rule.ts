import { expect, test } from 'vitest';
import type { Rule, RuleFinding } from '../model/rule.ts';
import { resumeOf } from './resume-of.ts';

type Cases = {
  /** Resumes without a finding, typed as text. */
  accepts: Record<string, string>;
  /** Resumes with findings, each given as `severity: text or title`. */
  flags: Record<string, { resume: string; findings: string[] }>;
};

/** Tests a rule on typed resumes: first those without a finding, then those with findings. */
export function testRule(rule: Rule, { accepts, flags }: Cases) {
  for (const [name, resume] of Object.entries(accepts))
    test(`accepts ${name}`, () => {
      expect([...rule.check(resumeOf(resume))].map((finding) => summaryOf(finding, rule))).toEqual([]);
    });
  for (const [name, { resume, findings }] of Object.entries(flags))
    test(`flags ${name}`, () => {
      expect([...rule.check(resumeOf(resume))].map((finding) => summaryOf(finding, rule))).toEqual(findings);
    });
}

function summaryOf(finding: RuleFinding, rule: Rule): string {
  return `${finding.severity ?? rule.severity}: ${finding.text || finding.title}`;
}
