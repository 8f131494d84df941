import type { Finding } from '../model/rule.ts';
import { scale } from './letters.ts';
import { type Amounts, reliefOf } from './loss.ts';
import {
  type Category,
  type CategoryScores,
  categoryOf,
  type Found,
  kappa,
  meanPower,
  objectiveRules,
  plainErrors,
  weights,
  weightsWithoutWriting,
} from './score.ts';

/** One finding as the score sees it; `number` is the note of the report it is told in. */
export type SheetFinding = { number: number; weight: number; count: number; loss: number; grave: number };
export type SheetCost =
  | { kind: 'presence'; weight: number }
  | { kind: 'count'; weight: number; max: number; relief: number }
  | { kind: 'shortfall'; max: number };
export type SheetRule = {
  rule: string;
  category: Category;
  cost: SheetCost;
  /** It is a plain error. */
  objective: boolean;
  findings: SheetFinding[];
};

/** Everything a score is computed from, so that it can be computed again with some findings mended. */
export type ScoreSheet = {
  writing: boolean;
  rules: SheetRule[];
  kappa: CategoryScores;
  shares: CategoryScores;
  meanPower: number;
  plainErrors: { weight: number; max: number };
  scale: { letter: string; from: number }[];
};

/** The sheet of a report. Rules and findings stand in the order in which the score adds them up. */
export function scoreSheetOf(
  found: readonly Found[],
  numbers: ReadonlyMap<Finding, number>,
  amounts: Amounts,
  { writing = true } = {},
): ScoreSheet {
  return {
    writing,
    rules: found.filter(({ findings }) => findings.length > 0).map((one) => ruleOf(one, numbers, amounts)),
    kappa,
    shares: writing ? weights : weightsWithoutWriting,
    meanPower,
    plainErrors,
    scale: scale.map(([letter, from]) => ({ letter, from })),
  };
}

function ruleOf({ rule, findings }: Found, numbers: ReadonlyMap<Finding, number>, amounts: Amounts): SheetRule {
  const { cost } = rule;
  return {
    rule: rule.name,
    category: categoryOf(rule.group),
    cost:
      cost.kind === 'count'
        ? { kind: 'count', weight: cost.weight, max: cost.max, relief: reliefOf(cost.per, amounts) }
        : cost,
    objective: objectiveRules.includes(rule.name),
    findings: findings.map((finding) => ({
      number: numbers.get(finding) ?? 0,
      weight: finding.weight ?? 1,
      count: finding.count ?? 1,
      loss: finding.loss ?? 0,
      grave: finding.grave ?? rule.grave ?? 0,
    })),
  };
}
