import { type ByCategory, type Category, categories } from './categories.ts';
import { evaluateWithCaps } from './evaluate-with-caps.ts';
import { type Grades, letterOf, type Scores } from './letters.ts';
import { countLoss, presenceLoss, shortfallLoss } from './loss.ts';
import type { AnySheet, Score, ScoreParameters, ScoreSheet, SheetCost, SheetFinding } from './score-sheet.ts';

const none: ReadonlySet<number> = new Set();

/**
 * The score of a sheet without the findings whose numbers are in `fixed`. This is the only formula of the score: the
 * grader computes grades and gains with it, the browser the grade that a resume would get with some findings fixed.
 *
 * Every finding that costs something lowers its category and the final score, whatever else was found, and fixing it
 * raises both: there are no caps and no steps.
 */
export function evaluate(sheet: AnySheet, fixed: ReadonlySet<number> = none): Score {
  return 'objectiveCaps' in sheet ? evaluateWithCaps(sheet, fixed) : evaluateSheet(sheet, fixed);
}

function evaluateSheet(sheet: ScoreSheet, fixed: ReadonlySet<number>): Score {
  const losses: ByCategory = { content: 0, formatting: 0, writing: 0 };
  let grave = 0;
  let errors = 0;
  for (const { category, cost, findings, objective } of sheet.rules) {
    const left = findings.filter(({ number }) => !fixed.has(number));
    losses[category] += lossOf(cost, left);
    grave += left.reduce((most, finding) => Math.max(most, finding.grave), 0);
    if (objective) errors += left.length;
  }
  const { plainErrors, kappa, onset } = sheet;
  grave += plainErrors.max * (1 - Math.exp((-plainErrors.weight * errors) / plainErrors.max));
  const scoreIn = (category: Category) => {
    const loss = losses[category];
    const besides = onset ? onset.most[category] * (1 - Math.exp(-loss / onset.over)) : 0;
    return 100 * Math.exp((-kappa[category] * (loss + besides)) / 100);
  };
  const scores = { content: scoreIn('content'), formatting: scoreIn('formatting'), writing: scoreIn('writing') };
  return { categories: scores, total: meanOf(scores, sheet) * Math.exp(-grave / 100) };
}

function meanOf(scores: ByCategory, { shares, meanPower }: ScoreParameters): number {
  const powered = categories.map((category) => shares[category] * (scores[category] / 100) ** meanPower);
  return 100 * powered.reduce((sum, value) => sum + value, 0) ** (1 / meanPower);
}

function lossOf(cost: SheetCost, findings: readonly SheetFinding[]): number {
  if (findings.length === 0) return 0;
  switch (cost.kind) {
    case 'presence':
      return presenceLoss(cost, findings);
    case 'shortfall':
      return shortfallLoss(cost, findings);
    case 'count':
      return countLoss(cost, findings);
  }
}

/** The letter grades of a score on the sheet's scale. */
export function gradesOf(sheet: AnySheet, { total, categories: scores }: Score): Grades {
  const { scale, writing } = sheet;
  const unread = 'unread' in sheet ? sheet.unread : undefined;
  return {
    Cumulative: unread === 'whole' ? null : letterOf(total, scale),
    Content: unread === undefined ? letterOf(scores.content, scale) : null,
    Format: unread === 'whole' ? null : letterOf(scores.formatting, scale),
    Writing: writing && unread !== 'whole' ? letterOf(scores.writing, scale) : null,
  };
}

/** A score in the names of a report, each part passed through `round`. */
export function scoresOf({ total, categories: scores }: Score, round = (value: number) => value): Scores {
  return {
    Cumulative: round(total),
    Content: round(scores.content),
    Format: round(scores.formatting),
    Writing: round(scores.writing),
  };
}

/** A score as reports keep it, in hundredths. */
export const roundedScores = (score: Score): Scores => scoresOf(score, (value) => Math.round(value * 100) / 100);
