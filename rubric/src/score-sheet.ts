import type { ByCategory, Category } from './categories.ts';
import type { Scale } from './letters.ts';

/** Of 100 each, not rounded. */
export type Score = { total: number; categories: ByCategory };

/** What one finding counts for in the score; `number` is the finding of the report that it is part of, 0 where none tells it. */
export type SheetFinding = {
  number: number;
  weight: number;
  count: number;
  loss: number;
  /** Log points it takes from the final score besides what it costs its category. */
  grave: number;
};

/**
 * How the findings of a rule become log points.
 * - presence: the heaviest finding costs `weight`, each further one a tenth of that.
 * - count: the first finding costs about `weight`, all together never more than `max`. `relief` divides the count, so
 *   that the same mistakes cost less in a longer document.
 * - shortfall: the sum of the findings' own `loss`, never more than `max`.
 */
export type SheetCost =
  | { kind: 'presence'; weight: number }
  | { kind: 'count'; weight: number; max: number; relief: number }
  | { kind: 'shortfall'; max: number };

export type SheetRule = {
  rule: string;
  category: Category;
  cost: SheetCost;
  /** Whether it is a plain error, which no taste excuses. */
  objective: boolean;
  findings: SheetFinding[];
};

/** The numbers a rubric makes scores with. */
export type ScoreParameters = {
  /** How steeply losses lower a category. */
  kappa: ByCategory;
  /**
   * What the first losses of a category cost besides: a loss of `over` log points about two thirds of `most`, all never
   * more than that. Sheets of reports made before rubric 2026.11.10 have none.
   */
  onset?: { most: ByCategory; over: number } | undefined;
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

/**
 * What has no letter because not enough of it was read. The scores still count what was read, and what was not read
 * counts as missing, so that being hard to read never raises a grade.
 */
export type Unread = 'content' | 'whole';

/** Everything that a score is computed from, so that it can be computed again with some findings fixed. */
export type ScoreSheet = { writing: boolean; unread?: Unread | undefined; rules: SheetRule[] } & ScoreParameters;

export type CappedFinding = Omit<SheetFinding, 'grave'> & {
  cap: { category?: number | undefined; total?: number | undefined };
};
export type CappedRule = Omit<SheetRule, 'findings'> & { findings: CappedFinding[] };

/**
 * The sheet of reports made before rubric 2026.11.3, whose scores had caps. Stored reports never change, so this type
 * and its formula stay.
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
