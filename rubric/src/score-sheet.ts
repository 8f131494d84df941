import type { ByCategory, Category } from './categories.ts';
import type { Scale } from './letters.ts';

/** One finding as the score sees it; `number` is the finding of the report it is part of. */
export type SheetFinding = {
  number: number;
  weight: number;
  count: number;
  loss: number;
  /** Log points it takes from the final score besides what it costs its category. */
  grave: number;
};

/**
 * How findings of a rule become log points. presence: the weight, and a tenth for each further place. count: the first
 * costs about the weight, all together never more than the maximum; `relief` is how much less a longer document makes
 * each weigh. shortfall: what the findings say, bounded.
 */
export type SheetCost =
  | { kind: 'presence'; weight: number }
  | { kind: 'count'; weight: number; max: number; relief: number }
  | { kind: 'shortfall'; max: number };

export type SheetRule = {
  rule: string;
  category: Category;
  cost: SheetCost;
  /** It is a plain error, which no taste excuses. */
  objective: boolean;
  findings: SheetFinding[];
};

/** The numbers a rubric makes scores with. */
export type ScoreParameters = {
  /** How steeply losses lower a category. */
  kappa: ByCategory;
  /** What each category weighs in the final score. */
  shares: ByCategory;
  /**
   * Exponent of the weighted power mean that makes one score of three: below 1, the weakest category draws the mean
   * towards itself, so that a brilliant layout does not hide poor content, and yet every category always counts.
   */
  meanPower: number;
  /** What plain errors take from the final score in log points: the first about `weight`, all never more than `max`. */
  plainErrors: { weight: number; max: number };
  scale: Scale;
};

/** Everything a score is computed from, so that it can be computed again with some findings fixed. */
export type ScoreSheet = { writing: boolean; rules: SheetRule[] } & ScoreParameters;

export type CappedFinding = Omit<SheetFinding, 'grave'> & {
  cap: { category?: number | undefined; total?: number | undefined };
};
export type CappedRule = Omit<SheetRule, 'findings'> & { findings: CappedFinding[] };

/**
 * The sheet of reports made before rubric 2026.11.3, whose scores had caps. A report never changes, so what it was
 * computed by stays as well.
 */
export type SheetWithCaps = {
  writing: boolean;
  rules: CappedRule[];
  kappa: ByCategory;
  shares: ByCategory;
  weakestPlus: number;
  objectiveCaps: { from: number; total: number }[];
  scale: Scale;
};

export type AnySheet = ScoreSheet | SheetWithCaps;
