import {
  categoryOf,
  parameters,
  type ScoreSheet,
  type SheetRule,
  shares,
  sharesWithoutWriting,
  type Unread,
} from '@redmark/rubric';
import type { Measure, Rule, RuleFinding } from '../model/rule.ts';

/** The findings of one rule. */
export type Found = { rule: Rule; findings: readonly RuleFinding[] };

/** Whether one of these rules found anything. */
export const isFound = (found: readonly Found[], ...names: readonly string[]): boolean =>
  found.some(({ rule, findings }) => names.includes(rule.name) && findings.length > 0);

/** The amount of content: bullets and paragraphs, entries, words. */
export type Amounts = { bullets: number; entries: number; words: number };

const norms: Record<Measure, { from: number; power: number }> = {
  bullets: { from: 12, power: 1 },
  entries: { from: 4, power: 1 },
  words: { from: 500, power: 0.5 },
  document: { from: 1, power: 0 },
};

/**
 * The sheet that a score is computed from. `numberOf` gives the number of the report's finding that a rule finding is
 * part of. Rules and findings are in the order in which the score adds them up.
 */
export function sheetOf(
  found: readonly Found[],
  numberOf: (finding: RuleFinding) => number,
  amounts: Amounts,
  { writing = true, unread }: { writing?: boolean; unread?: Unread | undefined } = {},
): ScoreSheet {
  const { kappa, onset, meanPower, plainErrors, scale } = parameters;
  return {
    writing,
    ...(unread ? { unread } : {}),
    rules: found.filter(({ findings }) => findings.length > 0).map((one) => ruleOf(one, numberOf, amounts)),
    kappa,
    onset,
    shares: writing ? shares : sharesWithoutWriting,
    meanPower,
    plainErrors,
    scale,
  };
}

function ruleOf({ rule, findings }: Found, numberOf: (finding: RuleFinding) => number, amounts: Amounts): SheetRule {
  return {
    rule: rule.name,
    category: categoryOf(rule.group),
    cost: costOf(rule.cost, amounts),
    objective: rule.isPlainError ?? false,
    findings: findings.map((finding) => ({
      number: numberOf(finding),
      weight: finding.weight ?? 1,
      count: finding.count ?? 1,
      loss: finding.loss ?? 0,
      grave: finding.grave ?? rule.grave ?? 0,
    })),
  };
}

function costOf(cost: Rule['cost'], amounts: Amounts): SheetRule['cost'] {
  if (cost.kind !== 'count') return cost;
  return { kind: 'count', weight: cost.weight, max: cost.max, relief: reliefOf(cost.per, amounts) };
}

/** The divisor that makes the same number of findings cost less in a longer document. */
function reliefOf(per: Measure, amounts: Amounts): number {
  const { from, power } = norms[per];
  const amount = per === 'document' ? 1 : amounts[per];
  return Math.max(1, amount / from) ** power;
}
